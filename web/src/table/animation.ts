// Cards that fly, and the light on a place that is pointed at. Nothing waits for them.

import type { CardAnimation } from "../games/module";

const FLIGHT_MS = 250;
const STAGGER_MS = 90;
const MOST = 8;
const SPOT_MS = 1600;
const SPACE = "http://www.w3.org/2000/svg";
// How large a card is while it flies, in pixels.
const SHORT = 72;
const LONG = 108;

function elementOf(anchor: string): Element | null {
  return document.querySelector(`[data-anchor="${CSS.escape(anchor)}"]`);
}

/** The place of an anchor on the screen, if it is shown. */
export function placeOf(anchor: string): DOMRect | null {
  const place = elementOf(anchor)?.getBoundingClientRect();
  return place && place.width > 0 ? place : null;
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

/** Lets cards fly from anchor to anchor over everything else. */
export function fly(animations: readonly CardAnimation[], over: HTMLElement): void {
  if (isStill()) return;
  // All places are measured before anything is put on the page: what is drawn is laid out once.
  const ways = arrived(() => animations.slice(0, MOST).flatMap((flight) => wayOf(flight) ?? []));
  for (const way of inTurn(ways)) launch(way, over);
}

// Places as they will be when the board has come to rest, and not as they pass by.
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

/** One shortly after the other; what comes `then` waits until all before it have landed. */
function inTurn(ways: readonly Way[]): Way[] {
  let delay = -STAGGER_MS;
  let landed = 0;
  return ways.map((way, number) => {
    const waits = way.flight.then && !ways[number - 1]?.flight.then;
    delay = waits ? landed : delay + STAGGER_MS;
    landed = delay + FLIGHT_MS;
    return { ...way, delay };
  });
}

function launch({ flight, from, to, delay }: Way, over: HTMLElement): void {
  const [width, height] = flight.lying ? [LONG, SHORT] : [SHORT, LONG];
  const at = (place: DOMRect) =>
    `translate(${place.x + (place.width - width) / 2}px, ${place.y + (place.height - height) / 2}px)`;
  // At a seat a card is as large as fits there; on the board as large as its place.
  const size = (place: DOMRect, most = 1.4) =>
    `scale(${Math.min(most, Math.max(0.35, Math.min(place.width / width, place.height / height)))})`;
  const card = drawn(flight);
  over.append(card);
  const way = card.animate(
    [
      { transform: `${at(from)} ${size(from)}`, opacity: flight.then ? 1 : 0.6 },
      { transform: `${at(to)} ${size(to, flight.lands ? 4 : 1.4)}`, opacity: flight.lands ? 1 : 0.4 },
    ],
    { duration: FLIGHT_MS, delay, easing: "cubic-bezier(.2,.7,.2,1)", fill: "both" },
  );
  if (flight.then) card.animate([{ visibility: "hidden" }, { visibility: "hidden" }], { duration: delay });
  if (flight.lands) hideUntil(flight.to, delay + FLIGHT_MS);
  way.finished.finally(() => card.remove()).catch(() => undefined);
}

// A card is not at its place while it is on its way there.
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

/** Points at an anchor for a moment. False if it is nowhere to be seen. */
export function highlight(anchor: string, over: HTMLElement): boolean {
  elementOf(anchor)?.scrollIntoView({ block: "nearest", inline: "nearest" });
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
