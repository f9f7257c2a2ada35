// PR-01: the way to the next level, of a back end that has no other call for it than the specification's own.
import type { RankProgress } from '@foyer/contract';
import { orNone } from '../../shell/http/failure.ts';
import type { Load, Outcome } from '../../shell/http/outcome.ts';

/** Without a level, a condition or a part of the way the answer says that there are no levels @assumed. */
const saysNothing = ({ labelId, totalExpectedConditions, currentProgress }: RankProgress): boolean =>
  labelId === null && totalExpectedConditions === 0 && currentProgress === 0;

/** Null: there are no levels. */
export async function loadRank(load: Load): Promise<Outcome<RankProgress | null>> {
  const outcome = orNone<RankProgress | null>(await load('relay.playerRankProgress', {}), null);
  return outcome.ok && outcome.value && saysNothing(outcome.value) ? { ok: true, value: null } : outcome;
}

/** The next level, by its name, else by its id; null on the highest. */
export const nextLevelOf = ({ labelId, labelName }: RankProgress): string | null =>
  labelId === null ? null : (labelName ?? labelId);
