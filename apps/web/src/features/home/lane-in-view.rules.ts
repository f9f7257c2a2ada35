// Which lane of home the window shows: its chip is the chosen one.

/** Where a lane stands in the window, in pixels from its upper edge; `chip` is the place of its chip in the row. */
export interface LanePlace {
  readonly chip: number;
  readonly top: number;
  readonly bottom: number;
}

/**
 * Returns the chip that was tapped while all of its lane is in view, for the last lanes never reach the middle. Else it is
 * that of the last lane that begins above the middle of the window, or of the first one.
 */
export function chipInView(places: readonly LanePlace[], height: number, tapped: number | null): number | null {
  const lanes = [...places].sort((one, other) => one.top - other.top);
  if (lanes.some(({ chip, top, bottom }) => chip === tapped && top >= 0 && bottom <= height)) return tapped;
  const begun = lanes.filter(({ top }) => top <= height / 2);
  return (begun[begun.length - 1] ?? lanes[0])?.chip ?? null;
}
