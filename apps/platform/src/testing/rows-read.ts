// How many rows a statement reads, by the plan that the database carried out.
import { type SQL, sql } from 'drizzle-orm';
import { type Database, rows } from '../db/database.ts';

interface PlanNode {
  readonly 'Node Type': string;
  readonly 'Actual Rows': number;
  readonly 'Actual Loops': number;
  readonly 'Rows Removed by Filter'?: number;
  readonly 'Rows Removed by Index Recheck'?: number;
  readonly Plans?: readonly PlanNode[];
}

const rowsOf = (node: PlanNode): number => {
  const below = (node.Plans ?? []).reduce((sum, part) => sum + rowsOf(part), 0);
  // The index scan of a bitmap finds the rows that the heap scan above it reads.
  if (!node['Node Type'].includes('Scan') || node['Node Type'] === 'Bitmap Index Scan') return below;
  const dropped = (node['Rows Removed by Filter'] ?? 0) + (node['Rows Removed by Index Recheck'] ?? 0);
  return below + (node['Actual Rows'] + dropped) * node['Actual Loops'];
};

/** How many rows the database reads for a statement. */
export const rowsReadBy = async (db: Database, statement: SQL): Promise<number> => {
  const [plan] = await rows<{ 'QUERY PLAN': readonly { readonly Plan: PlanNode }[] }>(
    db,
    sql`explain (analyze, buffers, format json) ${statement}`,
  );
  if (!plan?.['QUERY PLAN'][0]) throw new Error('explain answers a plan');
  return rowsOf(plan['QUERY PLAN'][0].Plan);
};
