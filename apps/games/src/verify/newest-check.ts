// Runs the checks of a proof: a later one overtakes those before it, and code of ours that breaks ends as no answer.
import type { Failure } from '../wire/outcome.ts';

type Failed = { readonly at: 'failed'; readonly failure: Failure };

const broke: Failed = { at: 'failed', failure: { at: 'unknown', why: 'server' } };

export const createNewestCheck = <Q, V>(
  check: (question: Q) => Promise<V>,
  show: (verdict: V | Failed) => void,
): ((question: Q) => Promise<void>) => {
  let newest = 0;
  return async (question) => {
    newest += 1;
    const mine = newest;
    const verdict = await check(question).catch((error: unknown) => {
      console.error(error);
      return broke;
    });
    if (mine === newest) show(verdict);
  };
};
