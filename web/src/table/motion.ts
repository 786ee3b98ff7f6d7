// Cards that fly, and the light on a place that is pointed at. Nothing waits for them.

import type { Flight } from "../games/module";

const FLIGHT_MS = 250;
const STAGGER_MS = 90;
const MOST = 8;
const SPOT_MS = 1600;
const SPACE = "http://www.w3.org/2000/svg";

/** The place of an anchor on the screen, if it is shown. */
export function placeOf(anchor: string): DOMRect | null {
  const found = document.querySelector(`[data-anchor="${CSS.escape(anchor)}"]`);
  const place = found?.getBoundingClientRect();
  return place && place.width > 0 ? place : null;
}

export function isStill(): boolean {
  return matchMedia("(prefers-reduced-motion: reduce)").matches || document.hidden;
}

/** Lets cards fly from anchor to anchor over everything else. */
export function fly(flights: readonly Flight[], over: HTMLElement): void {
  if (isStill()) return;
  flights.slice(0, MOST).forEach((flight, number) => launch(flight, over, number * STAGGER_MS));
}

function launch(flight: Flight, over: HTMLElement, delay: number): void {
  const from = placeOf(flight.from);
  const to = placeOf(flight.to);
  if (!from || !to) return;
  const card = drawn(flight);
  over.append(card);
  const { width, height } = card.getBoundingClientRect();
  const at = (place: DOMRect) =>
    `translate(${place.x + (place.width - width) / 2}px, ${place.y + (place.height - height) / 2}px)`;
  // At a seat a card is as large as fits there; on the board as large as its place.
  const size = (place: DOMRect) => `scale(${Math.min(1.4, Math.max(0.35, Math.min(place.width / width, place.height / height)))})`;
  const way = card.animate(
    [
      { transform: `${at(from)} ${size(from)}`, opacity: 0.6 },
      { transform: `${at(to)} ${size(to)}`, opacity: 1 },
    ],
    { duration: FLIGHT_MS, delay, easing: "cubic-bezier(.2,.7,.2,1)", fill: "both" },
  );
  way.finished.finally(() => card.remove()).catch(() => undefined);
}

function drawn({ art, lying }: Flight): SVGSVGElement {
  const card = document.createElementNS(SPACE, "svg");
  card.setAttribute("viewBox", lying ? "0 0 180 120" : "0 0 120 180");
  card.setAttribute("class", lying ? "flying lying" : "flying");
  card.setAttribute("aria-hidden", "true");
  card.innerHTML = lying ? `<g transform="translate(0 120) rotate(-90)">${art}</g>` : art;
  return card;
}

/** Points at an anchor for a moment. False if it is nowhere to be seen. */
export function pointAt(anchor: string, over: HTMLElement): boolean {
  document.querySelector(`[data-anchor="${CSS.escape(anchor)}"]`)?.scrollIntoView({ block: "nearest", inline: "nearest" });
  const place = placeOf(anchor);
  if (!place) return false;
  const spot = document.createElement("div");
  spot.className = "spot";
  Object.assign(spot.style, { left: `${place.x - 5}px`, top: `${place.y - 5}px`, width: `${place.width + 10}px`, height: `${place.height + 10}px` });
  over.append(spot);
  if (!isStill()) spot.animate([{ scale: 1.25, opacity: 0 }, { scale: 1, opacity: 1 }], { duration: FLIGHT_MS, easing: "ease-out" });
  setTimeout(() => spot.remove(), SPOT_MS);
  return true;
}
