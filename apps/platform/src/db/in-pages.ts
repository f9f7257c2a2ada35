// Long lists in pages: each is a statement of its own, asked for when the one before it has gone.
const PAGE = 500;

/**
 * The pages of a list, one at a time in memory.
 * @param read the rows behind `last`, at most `most`; null: the first ones
 */
export async function* inPages<T>(
  read: (last: T | null, most: number) => Promise<readonly T[]>,
): AsyncGenerator<readonly T[]> {
  let last: T | null = null;
  for (;;) {
    const page: readonly T[] = await read(last, PAGE);
    if (page.length > 0) yield page;
    if (page.length < PAGE) return;
    last = page.at(-1) ?? null;
  }
}

/** A list that is short by nature. */
export async function* inOnePage<T>(read: () => Promise<readonly T[]>): AsyncGenerator<readonly T[]> {
  yield await read();
}
