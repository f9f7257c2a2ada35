// Reads a lottery's public data once a node: after a draw all players ask in the same second.
import type { PlatformContext } from '../../../module.ts';
import { issueAt } from './issue.rules.ts';
import { findIssue, type IssueRow, pastIssues } from './issue-store.ts';
import type { Lottery } from './lottery.ts';

const SHOWN_RESULTS = 10;
/** "Drawn often" looks back this many draws and names this many numbers. */
const HOT_DRAWS = 60;
const HOT_NUMBERS = 6;
/** Draws looked at before anything is called hot: less is only noise. */
const HOT_LEAST_DRAWS = 5;
const CACHED_MS = 400;

export interface History {
  readonly issue: IssueRow | null;
  readonly results: readonly IssueRow[];
  readonly hot: readonly number[];
}

/** The numbers drawn most, those of equal count by size. */
export const hotNumbers = (past: readonly Pick<IssueRow, 'numbers' | 'status'>[]): number[] => {
  const drawn = past.filter(({ status }) => status === 'drawn');
  if (drawn.length < HOT_LEAST_DRAWS) return [];
  const counts = new Map<number, number>();
  for (const number of drawn.flatMap(({ numbers }) => numbers)) counts.set(number, (counts.get(number) ?? 0) + 1);
  return [...counts]
    .filter(([, count]) => count > 1)
    .sort(([a, often], [b, oftener]) => oftener - often || a - b)
    .slice(0, HOT_NUMBERS)
    .map(([number]) => number)
    .sort((a, b) => a - b);
};

export const createHistoryService = ({ db, now }: Pick<PlatformContext, 'db' | 'now'>) => {
  const cached = new Map<
    string,
    { readonly issue: string; readonly until: number; readonly history: Promise<History> }
  >();

  const read = async (lottery: Lottery, issue: string): Promise<History> => {
    const [current, past] = await Promise.all([
      findIssue(db, lottery.code, issue),
      pastIssues(db, lottery.code, HOT_DRAWS, null),
    ]);
    return {
      issue: current,
      results: past.slice(0, SHOWN_RESULTS),
      hot: lottery.range.ordered ? [] : hotNumbers(past),
    };
  };

  return {
    of: (lottery: Lottery): Promise<History> => {
      const issue = String(issueAt(lottery, now()).issue);
      const held = cached.get(lottery.code);
      if (held !== undefined && held.issue === issue && held.until > performance.now()) return held.history;
      const history = read(lottery, issue);
      cached.set(lottery.code, { issue, until: performance.now() + CACHED_MS, history });
      history.catch(() => cached.delete(lottery.code));
      return history;
    },
    /** Forgets what was read: this node has drawn something. */
    forget: (): void => cached.clear(),
  };
};

export type HistoryService = ReturnType<typeof createHistoryService>;
