// How long steps of cutscenes last, against the usual pace.

/** The factor of all times in cutscenes. */
export function paceFactor(): number {
  return 1;
}
