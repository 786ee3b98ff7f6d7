// The viewer's way to make claims: a menu at a goal or a player. What may be said there comes from
// the server when the menu is opened.

import { api } from "../net/api";
import type { Practice } from "../net/practice";
import type { Scene } from "../table/scene.svelte";
import { refusalText } from "../table/refusalText";
import { showError, toasts } from "../ui/toasts.svelte";
import type { AnyCommand, MadeClaim, TableView } from "../wire/table";

interface Speaking {
  readonly session: {
    readonly id: string;
    readonly practice?: Practice | null;
    readonly you: number | null;
    readonly away: boolean;
    readonly table: TableView | null;
    do(command: AnyCommand): Promise<void>;
  };
  readonly seat: Scene["seat"];
  readonly players: Scene["players"];
  readonly view: Scene["view"];
  readonly module: Scene["module"];
}

/** The open menu. `claims` are those on offer, null until they are known; `only`: a claim to answer. */
export interface OpenMenu {
  place: string;
  claims: readonly unknown[] | null;
  only: MadeClaim | null;
}

export class Talk {
  open = $state.raw<OpenMenu | null>(null);

  constructor(private readonly scene: Speaking) {}

  /** Whether the viewer may claim something now. */
  get may(): boolean {
    const { seat, module, session, view } = this.scene;
    const { table } = session;
    if (seat === null || !module.talk || !table || table.phase !== "playing" || table.settings.talk === "off") return false;
    const silenced = table.people.some(({ person, muted }) => person === session.you && muted);
    return !silenced && !session.away && view.to_act !== null && module.talk.isOpen(view);
  }

  /** Opens the menu of a place, or of a claim there that can be trusted or doubted. */
  async show(place: string, only: MadeClaim | null = null): Promise<void> {
    const asked: OpenMenu = { place, claims: null, only };
    this.open = asked;
    const { session } = this.scene;
    try {
      const { claims } = await (session.practice?.claims(place) ?? api.claims(session.id, place));
      if (this.open === asked) this.open = { ...asked, claims };
    } catch (reason) {
      if (this.open === asked) this.close();
      showError(reason);
    }
  }

  close = (): void => {
    this.open = null;
  };

  say(claim: unknown): void {
    this.close();
    this.scene.session.do({ do: "claim", claim }).catch((reason: unknown) => toasts.show(refusalText(this.scene, reason)));
  }
}
