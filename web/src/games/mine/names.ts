// The words for players, pieces and places, in the reader's language.

import { joinNames } from "../sentences";
import { openSides } from "./tunnelShape";
import { t, type Facts } from "../../i18n/i18n.svelte";
import { nameOf } from "../../table/scene.svelte";
import { sideOnScreen } from "./grid";
import { isTunnelCard, tunnelWord } from "./tunnelNames";
import { NUMERALS, type Cell, type Hindered, type MineScene } from "./types";

type Named = Pick<MineScene, "players" | "seat">;

/** Facts for a sentence about two players, from the viewer's perspective. */
export function actorFacts(scene: Named, seat: number, target: number): Facts {
  const me = scene.seat;
  let found = "other-other";
  if (seat === target) found = seat === me ? "you-self" : "other-self";
  else if (seat === me) found = "you-other";
  else if (target === me) found = "other-you";
  return { case: found, name: nameOf(scene, seat), target: nameOf(scene, target) };
}

/** Facts about the target of the viewer's move. French says "d'Ann" and "de Ben". */
export function targetFacts(scene: Named, target: number): Facts {
  const name = nameOf(scene, target);
  return {
    self: target === scene.seat ? "yes" : "no",
    target: name,
    vowel: /^[aeiouàâäéèêëîïôöûü]/i.test(name) ? "yes" : "no",
  };
}

// Non-breaking spaces: a cell is never broken over two lines.
export const cellName = ({ col, row }: Cell): string => `${figure(col)}\u00a0·\u00a0${figure(row)}`;
export const goalName = (goal: number): string => NUMERALS[goal] ?? "?";
export const goalWord = (card: string): string => t(card === "treasure" ? "goal-treasure" : "goal-stone");
export const toolName = (tool: string): string => t(`tool-${tool}`);
export const roleName = (role: string): string => t(`role-${role}`);

/** The word for something that lies in front of a player. */
export function inFront(what: string): string {
  return t(what === "prison" || what === "thief" ? `card-${what}` : `tool-${what}`);
}

/** The short name of a card, for the log and lists. */
export function cardName(card: string): string {
  if (card.startsWith("-")) return t("card-broken", { tool: toolName(card.slice(1)) });
  if (card.startsWith("+")) return t("card-repair", { tools: card.slice(1).split("/").map(toolName).join("/") });
  return isTunnelCard(card) ? tunnelName(card, "no") : t(`card-${card}`);
}

/** A card with its article, as somebody draws or discards it. */
export function aCard(card: string): string {
  if (card.startsWith("-")) return t("a-card-broken", { tool: toolName(card.slice(1)) });
  if (card.startsWith("+")) return t("a-card-repair", { tools: card.slice(1).split("/").map(toolName).join("/") });
  return isTunnelCard(card) ? tunnelName(card, "yes") : t(`a-card-${card}`);
}

export const someCards = (cards: readonly string[]): string => joinNames(cards.map(aCard));

/** The name of a tunnel card: in a sentence with its article, in a list without. */
export function tunnelName(card: string, article: "yes" | "no"): string {
  return t(`mine-tunnel-${tunnelWord(card)}`, { article });
}

/** The full name of a card, for screen readers: with the sides where a tunnel is open. `up`: the mine runs upwards. */
export function cardInFull(card: string, up: boolean): string {
  if (!isTunnelCard(card)) return cardName(card);
  return t("mine-card-sides", { card: cardName(card), sides: sidesOf(card, false, up) });
}

/** The sides where a tunnel card is open, in words, as it lies on this screen. */
export function sidesOf(card: string, turned: boolean, up: boolean): string {
  return openSides(card, turned)
    .map((side) => t(`mine-side-${sideOnScreen(side, up)}`))
    .join(", ");
}

/** Why a card can't be played, in the reader's words for the facts. */
export function hindrance({ reason, facts }: Hindered): string {
  const told = Object.entries(facts).map(([name, fact]) => [name, factWord(name, fact)] as const);
  return t(`hindered-${reason}`, Object.fromEntries(told));
}

/** A fact of a hindrance or a refusal in the reader's words. */
export function factWord(name: string, fact: string): string {
  if (name === "tool") return t(`the-tool-${fact}`);
  if (name === "tools") return fact.split(", ").map(toolName).join(", ");
  if (name === "card") return cardName(fact);
  if (name === "what") return inFront(fact);
  return fact;
}

/** A number with a true minus sign, which is as wide as a figure. */
export function figure(value: number): string {
  return String(value).replace("-", "−");
}
