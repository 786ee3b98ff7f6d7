// Where a menu opens: beside what it is about, inside the window.

interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

interface Size {
  width: number;
  height: number;
}

const GAP = 8;

/** The corner of a menu that opens at a box: below it, above it or beside it, wherever there is room. */
export function menuPosition(at: Box, size: Size, window: Size): { left: number; top: number } {
  const left = between((at.left + at.right - size.width) / 2, window.width - size.width);
  const top = between((at.top + at.bottom - size.height) / 2, window.height - size.height);
  const below = at.bottom + GAP;
  const above = at.top - GAP - size.height;
  const right = at.right + GAP;
  const before = at.left - GAP - size.width;
  if (below + size.height + GAP <= window.height) return { left, top: below };
  if (above >= GAP) return { left, top: above };
  if (right + size.width + GAP <= window.width) return { left: right, top };
  if (before >= GAP) return { left: before, top };
  return { left, top };
}

function between(value: number, most: number): number {
  return Math.max(GAP, Math.min(value, most - GAP));
}
