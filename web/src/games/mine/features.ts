/** Features of tunnel cards: ladders, doors, bridges, crystals, and the contents of goals. */
import { type Team, teamSign } from "../../art/cards";
import { type Point, at, upright } from "../../art/geometry";

export const ladder = (): string =>
  upright(
    60,
    90,
    '<rect x="-17" y="-32" width="34" height="64" rx="16" fill="var(--rock-3)"/>' +
      '<path d="M-7-28V28M7-28V28M-7-20H7M-7-10H7M-7 0H7M-7 10H7M-7 20H7" stroke="var(--floor)" stroke-width="4" stroke-linecap="round"/>',
  );

export const door = (team: Team, [x, y]: Point): string =>
  upright(
    x,
    y,
    '<path d="M-24 28V-9a24 23 0 0 1 48 0V28Z" fill="var(--rock-3)"/>' +
      `<path d="M-19 28V-8a19 18 0 0 1 38 0V28Z" fill="var(--${team})"/>` +
      '<path d="M-7-25V28M7-25V28" stroke="var(--rock-3)" stroke-width="1.6" opacity=".55"/>' +
      `${teamSign(team, 11)}<circle cx="13.5" cy="19" r="2.6" fill="var(--gold)"/>`,
  );

export const bridge = (): string =>
  '<path d="M34 72H86V108H34Z" fill="var(--rock-3)" opacity=".35"/><path d="M60 60V120" class="deck"/>' +
  '<path d="M43 66H77M43 74H77M43 82H77M43 90H77M43 98H77M43 106H77M43 114H77" class="planks"/>' +
  '<path d="M42 58V122M78 58V122" stroke="var(--rock-3)" stroke-width="6" stroke-linecap="round"/>';

export const gem = ([x, y]: Point): string =>
  upright(
    x,
    y,
    '<g transform="scale(.88) translate(0 3)" stroke="var(--rock-3)" stroke-width="2" stroke-linejoin="round">' +
      '<path d="M-17 16L-20-2L-12-11L-6 0L-7 18ZM8 18L7 3L14-6L20 2L17 16Z" fill="var(--crystal-2)"/>' +
      '<path d="M-9 19L-11-11L0-25L11-11L9 19Z" fill="var(--crystal)"/>' +
      '<path d="M0-25V19M-11-11L0-6L11-11" fill="none" stroke-width="1.4"/></g>',
  );

const HEAP = { gold: ["gold", "gold-2"], stone: ["stone", "rock-2"] } as const;

/** The contents of a goal: nuggets or bare stone. The nuggets shine, so they differ in shape too. */
export function heap(what: "gold" | "stone"): string {
  const [light, dark] = HEAP[what];
  const shine =
    '<path d="M-10-20L0-9L17-11M0-9V8M-22-2L-11 7L0 20" fill="none" stroke-width="1.4"/>' +
    at(0, -2, '<path d="M-3-25L0-43L3-25ZM-20-16L-37-31L-14-23ZM20-16L37-31L14-23Z" fill="var(--gold)" stroke-width="1.6"/>');
  return upright(
    60,
    88,
    '<g stroke="var(--rock-3)" stroke-width="2.4" stroke-linejoin="round">' +
      `<path d="M-28 20L-22-2L-7-7L2 6L0 20Z" fill="var(--${light})"/><path d="M0 20L2 5L15-5L28 5L30 20Z" fill="var(--${dark})"/>` +
      `<path d="M-16 0L-10-20L6-22L17-11L14 3L0 9Z" fill="var(--${light})"/>${what === "gold" ? shine : ""}</g>`,
  );
}
