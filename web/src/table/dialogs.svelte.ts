// The open dialog of the table, if any.

export type Window =
  | { kind: "menu"; tab: Tab }
  | { kind: "help" }
  | { kind: "settings" }
  | { kind: "leave" }
  | { kind: "people" }
  | { kind: "seat"; seat: number };

export type Tab = "log" | "chat" | "menu";

export class Dialogs {
  open = $state.raw<Window | null>(null);

  show(window: Window): void {
    this.open = window;
  }

  close = (): void => {
    this.open = null;
  };
}
