// The board as text.

import type { Trick } from "./wire";
import { t } from "../../i18n/i18n.svelte";
import type { TextBlock } from "../module";
import { playerName } from "../sentences";
import { cardName, sealsInWords, whyNot, type SevenSealsScene } from "./names";
import { laidTrick, type Laid } from "./tricks";

export function textBlocks(scene: SevenSealsScene): TextBlock[] {
  const { view } = scene;
  const blocks = [
    { title: t("seals-text-stock"), lines: [sealsInWords(view.stock)] },
    { title: t("seals-text-players"), lines: view.seats.map((_, seat) => player(scene, seat)) },
  ];
  if (view.trick) blocks.push({ title: t("seals-text-trick"), lines: trick(scene, laidTrick(view)) });
  if (view.last_trick) blocks.push({ title: t("seals-last-trick"), lines: trick(scene, lastTrick(scene, view.last_trick)) });
  if (view.hand.length) blocks.push({ title: t("seals-text-hand"), lines: view.hand.map((card) => held(scene, card)) });
  return blocks;
}

export function lastTrick(scene: SevenSealsScene, last: Trick): Laid {
  return laidTrick({ ...scene.view, trick: last });
}

function player(scene: SevenSealsScene, seat: number): string {
  const { seals, tricks, points, cards } = scene.view.seats[seat]!;
  const holds = seat === scene.view.saboteur ? t("seals-saboteur") : sealsInWords(seals);
  return t("seals-text-player", { name: playerName(scene, seat), seals: holds, tricks, points, cards });
}

function trick(scene: SevenSealsScene, laid: Laid): string[] {
  return laid.spots
    .filter((spot) => spot.card)
    .map((spot) => {
      const marks = [spot.led ? t("seals-led") : "", spot.best ? t(laid.finished ? "seals-won" : "seals-winning") : ""];
      const facts = [cardName(spot.card ?? ""), ...marks].filter(Boolean).join(", ");
      return t("seals-text-spot", { name: playerName(scene, spot.seat), facts });
    });
}

function held(scene: SevenSealsScene, card: string): string {
  const why = whyNot(scene, card);
  return why ? `${cardName(card)} (${why})` : cardName(card);
}
