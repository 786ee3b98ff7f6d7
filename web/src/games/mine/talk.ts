// Table talk of the mining games, as the table asks for it.

import type { TalkModule } from "../../talk/module";
import type { Claim } from "../saboteur/wire";
import { claimMenu } from "./claimMenu";
import { claimArt, claimBrief, claimLine, claimPlace, claimText, placeName } from "./claims";
import type { MineView } from "./types";

export const talk: TalkModule = {
  isOpen: (view) => (view as MineView).phase === "playing",
  line: claimLine,
  text: (claim, speaker, scene) => claimText(claim as Claim, speaker, scene),
  brief: (claim, scene) => claimBrief(claim as Claim, scene),
  to: (claim) => ("to" in (claim as Claim) ? (claim as { to: number }).to : null),
  place: (claim) => claimPlace(claim as Claim),
  art: (claim) => claimArt(claim as Claim),
  reply(claim) {
    const { claim: kind, seat, about } = claim as Extract<Claim, { about: unknown }>;
    return kind === "trust" || kind === "doubt" ? { seat, about, trusts: kind === "trust" } : null;
  },
  placeName,
  menu: (claims, scene) => claimMenu(claims as Claim[], scene),
};
