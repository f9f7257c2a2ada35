// Does the work of many calls in one statement: what comes while a batch is under way waits for the next one.

interface Waiting<Item, Result> {
  readonly item: Item;
  readonly resolve: (result: Result) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Returns a function that does its item's work together with that of other calls. The first item after a pause waits only for the
 * others of its turn of the event loop. Items keep their order. A batch that fails is done again one by one, so that one item never
 * fails another: the work of an item must be safe to do twice.
 * @param work answers one result for each item, in their order
 * @param most items in one batch
 * @param apart names what no two items of one batch may share; the later one waits for the next batch
 */
export const inBatches = <Item, Result>(
  work: (items: readonly Item[]) => Promise<readonly Result[]>,
  most: number,
  apart: ((item: Item) => string) | null = null,
): ((item: Item) => Promise<Result>) => {
  let waiting: Waiting<Item, Result>[] = [];
  let isUnderWay = false;

  const doAll = async (batch: readonly Waiting<Item, Result>[]): Promise<void> => {
    try {
      const results = await work(batch.map(({ item }) => item));
      for (const [place, { resolve }] of batch.entries()) resolve(results[place] as Result);
    } catch (error) {
      if (batch.length === 1) batch[0]?.reject(error);
      else for (const one of batch) await doAll([one]);
    }
  };

  const nextBatch = (): readonly Waiting<Item, Result>[] => {
    const shared = new Set<unknown>();
    const batch: Waiting<Item, Result>[] = [];
    const left: Waiting<Item, Result>[] = [];
    for (const one of waiting) {
      const name = apart?.(one.item) ?? one;
      (batch.length < most && !shared.has(name) ? batch : left).push(one);
      shared.add(name);
    }
    waiting = left;
    return batch;
  };

  const doWaiting = async (): Promise<void> => {
    while (waiting.length > 0) await doAll(nextBatch());
    isUnderWay = false;
  };

  return (item) =>
    new Promise((resolve, reject) => {
      waiting.push({ item, resolve, reject });
      if (isUnderWay) return;
      isUnderWay = true;
      setImmediate(() => void doWaiting());
    });
};
