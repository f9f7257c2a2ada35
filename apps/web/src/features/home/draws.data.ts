// Loads the next and the last draws for home, which requests them again after each draw.
import type { DrawCard } from '@foyer/contract';
import { orNone } from '../../shell/http/failure.ts';
import type { Load, Outcome } from '../../shell/http/outcome.ts';

/** One part of the page, or the reason why it failed to load. */
export type Part<T> =
  | { readonly at: 'there'; readonly value: T }
  | { readonly at: 'failed'; readonly reference: string };

export interface HomeDraw extends Omit<DrawCard, 'serverTime' | 'vendor'> {
  /** Absent: LOTT, as of most lotteries. A page has no byte to spare for it. */
  readonly vendor?: string;
}

/** The clock learns the server's time from every answer; a page need not carry it. */
const drawOf = ({ serverTime: _, vendor, ...draw }: DrawCard): HomeDraw => ({
  ...draw,
  ...(vendor !== 'LOTT' && { vendor }),
});

export const partOf = <T, V>(outcome: Outcome<T>, value: (of: T) => V): Part<V> =>
  outcome.ok ? { at: 'there', value: value(outcome.value) } : { at: 'failed', reference: outcome.reference };

/** Loads the draws; where the back end does not offer them, the page keeps those of `shown`. */
export const loadDraws = async (load: Load, shown: readonly HomeDraw[] = []): Promise<Part<readonly HomeDraw[]>> => {
  const outcome = await load('game.draws', {});
  return partOf(
    outcome.ok ? { ok: true, value: outcome.value.items.map(drawOf) } : orNone(outcome, shown),
    (draws) => draws,
  );
};
