// A table that is being set up.

import type { Clock, GameInfo, Offer, Settings } from "../wire/table";
import { fitting, readOptions, sorted, usualSettings, writeOptions, type Choices } from "./setup";

const USUAL_CLOCKS: Record<Clock["kind"], Clock> = {
  none: { kind: "none", seconds: 0, increment: 0 },
  turn: { kind: "turn", seconds: 60, increment: 0 },
  bank: { kind: "bank", seconds: 600, increment: 10 },
  days: { kind: "days", seconds: 48 * 3600, increment: 0 },
};

export class Draft {
  game = $state("");
  choices = $state.raw<Choices>({});
  clock = $state<Clock>({ ...USUAL_CLOCKS.none });
  watching = $state(true);
  listed = $state(false);
  botPause = $state(0);
  roundPause = $state(0);
  meter = $state<Settings["meter"]>("alone");
  hints = $state<Settings["hints"]>("alone");
  talk = $state<Settings["talk"]>("free");
  takeover = $state(true);
  pin = $state("");

  constructor(
    private readonly offer: Offer,
    settings: Settings,
  ) {
    const { game, choices } = readOptions(settings.game);
    this.game = game;
    this.choices = this.withPlayers(choices);
    this.clock = { ...settings.clock };
    this.watching = settings.watching;
    this.listed = settings.listed;
    this.botPause = settings.bot_pause;
    this.roundPause = settings.round_pause;
    this.meter = settings.meter;
    this.hints = settings.hints;
    this.talk = settings.talk;
    this.takeover = settings.takeover;
  }

  /** A draft with the usual settings, for a new table. */
  static usual(offer: Offer, game: string): Draft {
    return new Draft(offer, usualSettings(game));
  }

  get info(): GameInfo | undefined {
    return this.offer.games.find((each) => each.id === this.game);
  }

  get options() {
    return sorted(this.info?.options ?? []);
  }

  /** Changes the game: its options start again, the other settings stay. */
  play(game: string): void {
    this.game = game;
    this.choices = this.withPlayers({});
  }

  /** Chooses a value; an empty one means as usual. */
  choose(option: string, value: string): void {
    this.choices = fitting(this.info?.options ?? [], { ...this.choices, [option]: value });
  }

  tick(kind: Clock["kind"]): void {
    if (kind === this.clock.kind) return;
    this.clock = { ...USUAL_CLOCKS[kind] };
    this.takeover = kind !== "days";
  }

  get settings(): Settings {
    return {
      game: writeOptions(this.game, this.info?.options ?? [], this.choices),
      clock: { ...this.clock },
      watching: this.watching,
      listed: this.listed,
      bot_pause: this.botPause,
      round_pause: this.roundPause,
      meter: this.meter,
      hints: this.hints,
      talk: this.talk,
      takeover: this.takeover,
    };
  }

  // The number of players is always given.
  private withPlayers(choices: Choices): Choices {
    const players = this.info?.options.find(({ name }) => name === "players");
    return players ? { ...choices, players: choices.players ?? players.usual } : choices;
  }
}
