// A puzzle on the board: the steps that its seat saw, and at the last one a move to be chosen.

import type { DeedPlan } from "../deeds/model";
import type { BaseMove, BaseView, TableModule } from "../games/module";
import { preferences } from "../preferences.svelte";
import { ReplayScene } from "../replay/replayScene.svelte";
import { sameMove } from "../table/moves";
import { Selection } from "../table/selection.svelte";
import type { PuzzleTask } from "../wire/table";
import type { Result } from "./progress.svelte";

export class PuzzleScene extends ReplayScene {
  override readonly selection: Selection | null;
  /** The result; null while the puzzle is open. */
  result = $state<Result | null>(null);
  /** How often a wrong answer was given. */
  wrong = $state(0);

  constructor(
    readonly task: PuzzleTask,
    module: TableModule,
    plan: DeedPlan | undefined,
    private readonly onresult: (result: Result) => void,
  ) {
    super(task.replay, module, task.kind === "move" ? task.replay.frames.length - 1 : 0, plan);
    this.spoilers = true; // nothing after the question is there at all
    const legal = () => (this.asks ? this.view.moves : []);
    const play = async (moves: readonly BaseMove[]) => this.answer(sameMove(moves.at(-1), this.move));
    this.selection = task.kind === "move" ? new Selection(legal, play, () => preferences.oneTap) : null;
  }

  /** Whether a move is to be chosen now. */
  get asks(): boolean {
    return this.task.kind === "move" && this.step === this.final && this.result === null;
  }

  /** The move that is the answer; null where roles are asked for. */
  get move(): BaseMove | null {
    return this.task.answer as BaseMove | null;
  }

  /** The view in which the question is asked. */
  get questionView(): BaseView {
    return this.sceneAt(this.final).view;
  }

  answer(right: boolean): void {
    if (this.result !== null) return;
    if (right) this.end(this.wrong ? "later" : "first");
    else this.wrong += 1;
  }

  /** Gives the puzzle up and shows the answer. */
  giveUp(): void {
    if (this.result === null) this.end("shown");
  }

  private end(result: Result): void {
    this.result = result;
    this.onresult(result);
  }
}
