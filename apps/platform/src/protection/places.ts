// Places for work that a node does only so much of at once, shared so that nobody holds all of them.

/** Does the work in a place that its owner holds until the work is over; throws what `refuse` makes where there is none. */
type Hold = <T>(owner: string, work: () => Promise<T>) => Promise<T>;

/**
 * Places of one node.
 * @param most how many there are
 * @param mostOfOne how many of them one owner may hold
 * @param refuse makes the error for who gets none
 */
export const createPlaces = (most: number, mostOfOne: number, refuse: () => Error): Hold => {
  const held = new Map<string, number>();
  let all = 0;
  const count = (owner: string, more: number): void => {
    const own = (held.get(owner) ?? 0) + more;
    all += more;
    if (own > 0) held.set(owner, own);
    else held.delete(owner);
  };
  return async (owner, work) => {
    if (all >= most || (held.get(owner) ?? 0) >= mostOfOne) throw refuse();
    count(owner, 1);
    try {
      return await work();
    } finally {
      count(owner, -1);
    }
  };
};
