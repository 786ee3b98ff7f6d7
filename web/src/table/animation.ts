// Animations of cards. Nothing waits for them.

import type { CardAnimation } from "../games/module";

const FLIGHT_MS = 250;
const STAGGER_MS = 90;
const MOST = 8;
const SPACE = "http://www.w3.org/2000/svg";
// The size of a flying card, in pixels.
const SHORT = 72;
const LONG = 108;

/** The element of an anchor. */
export function elementOf(anchor: string): Element | null {
  return document.querySelector(`[data-anchor="${CSS.escape(anchor)}"]`);
}

/** The rectangle of an anchor on the screen, if it is visible. */
export function placeOf(anchor: string): DOMRect | null {
  const place = elementOf(anchor)?.getBoundingClientRect();
  return place && place.width > 0 ? place : null;
}

/** The same, as it will be when the board has stopped moving. */
export function placeWhenArrived(anchor: string): DOMRect | null {
  return arrived(() => placeOf(anchor));
}

/** Whether the board is moving to another place. */
export function isGliding(): boolean {
  return [...document.querySelectorAll("[data-glides]")].some((each) => each.getAnimations().length > 0);
}

export function isStill(): boolean {
  return matchMedia("(prefers-reduced-motion: reduce)").matches || document.hidden;
}

interface Way {
  flight: CardAnimation;
  from: DOMRect;
  to: DOMRect;
  delay: number;
}

/** Animates cards from anchor to anchor. Returns after how many ms the last has landed. */
export function fly(animations: readonly CardAnimation[], over: HTMLElement): number {
  if (isStill()) return 0;
  // All places are measured before anything is added to the page, to avoid repeated layout.
  const ways = arrived(() => animations.slice(0, MOST).flatMap((flight) => wayOf(flight) ?? []));
  const launched = inTurn(ways);
  for (const way of launched) launch(way, over);
  return Math.max(0, ...launched.map(({ delay }) => delay + FLIGHT_MS));
}

// Measures places as they will be when the board has stopped moving.
function arrived<T>(measure: () => T): T {
  const gliding = document.getAnimations().filter((each) => {
    const target = each.effect instanceof KeyframeEffect ? each.effect.target : null;
    return target?.hasAttribute("data-glides");
  });
  const times = gliding.map((each) => each.currentTime);
  for (const each of gliding) each.currentTime = Number(each.effect?.getComputedTiming().endTime) - 0.01;
  const measured = measure();
  gliding.forEach((each, number) => (each.currentTime = times[number] ?? 0));
  return measured;
}

function wayOf(flight: CardAnimation): Way | null {
  const from = placeOf(flight.from);
  const to = placeOf(flight.to);
  return from && to && { flight, from, to, delay: 0 };
}

/** Staggers the animations; one that `waits` does so until all before it have ended. */
function inTurn(ways: readonly Way[]): Way[] {
  let delay = -STAGGER_MS;
  let landed = 0;
  return ways.map((way, number) => {
    const waits = way.flight.waits && !ways[number - 1]?.flight.waits;
    delay = waits ? landed : delay + STAGGER_MS;
    landed = delay + FLIGHT_MS;
    return { ...way, delay };
  });
}

function launch({ flight, from, to, delay }: Way, over: HTMLElement): void {
  const [width, height] = flight.lying ? [LONG, SHORT] : [SHORT, LONG];
  const at = (place: DOMRect) => `translate(${place.x + (place.width - width) / 2}px, ${place.y + (place.height - height) / 2}px)`;
  // At a seat a card shrinks to fit; on the board it has the size of its place.
  const size = (place: DOMRect, most = 1.4) =>
    `scale(${Math.min(most, Math.max(0.35, Math.min(place.width / width, place.height / height)))})`;
  const card = drawn(flight);
  over.append(card);
  const way = card.animate(
    [
      { transform: `${at(from)} ${size(from)}`, opacity: flight.waits ? 1 : 0.6 },
      { transform: `${at(to)} ${size(to, flight.lands ? 4 : 1.4)}`, opacity: flight.lands ? 1 : 0.4 },
    ],
    { duration: FLIGHT_MS, delay, easing: "cubic-bezier(.2,.7,.2,1)", fill: "both" },
  );
  if (flight.waits) card.animate([{ visibility: "hidden" }, { visibility: "hidden" }], { duration: delay });
  if (flight.lands) hideUntil(flight.to, delay + FLIGHT_MS);
  way.finished.finally(() => card.remove()).catch(() => undefined);
}

// Hides the card at its destination until the animation ends.
function hideUntil(anchor: string, duration: number): void {
  elementOf(anchor)?.animate([{ opacity: 0 }, { opacity: 0 }], { duration });
}

function drawn({ art, lying }: CardAnimation): SVGSVGElement {
  const card = document.createElementNS(SPACE, "svg");
  card.setAttribute("viewBox", lying ? "0 0 180 120" : "0 0 120 180");
  card.setAttribute("class", lying ? "flying lying" : "flying");
  card.setAttribute("aria-hidden", "true");
  card.innerHTML = lying ? `<g transform="translate(0 120) rotate(-90)">${art}</g>` : art;
  return card;
}
