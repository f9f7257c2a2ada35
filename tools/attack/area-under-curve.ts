/** Chance that a try of one kind took longer than one of the other; 0.5 tells nothing. */
export const areaUnderCurve = (one: readonly number[], other: readonly number[]): number => {
  const wins = one.flatMap((a) => other.map((b) => (a > b ? 1 : a === b ? 0.5 : 0)));
  return wins.reduce((sum: number, win) => sum + win, 0) / wins.length;
};
