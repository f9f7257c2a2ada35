// The audit log: what staff did. The database refuses to change a row.
import { sql } from 'drizzle-orm';
import { type BytePage, bytePage } from '../../../db/byte-page.ts';
import type { Database, Tx } from '../../../db/database.ts';
import type { AuditEntry } from '../../../http/operator-server.ts';

export const keepAudit = async (on: Database | Tx, entry: AuditEntry): Promise<void> => {
  await on.execute(sql`insert into operator_audit (merchant, operator_id, operator_name, call, input, outcome)
    values (${entry.merchant}, ${entry.staffId}, ${entry.staffName}, ${entry.call}, ${JSON.stringify(entry.input)}::jsonb, ${entry.outcome})`);
};

export interface AuditRow {
  readonly id: bigint;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly operator: string;
  readonly call: string;
  readonly input: Readonly<Record<string, unknown>>;
  readonly outcome: string;
}

/** What the staff of an operator did, the newest first; before the row with this id, if one is given. */
export const auditOf = (
  on: Database | Tx,
  merchant: string,
  most: number,
  before?: string,
): Promise<BytePage<AuditRow>> =>
  bytePage<AuditRow>(on, {
    rows: sql`select id, (extract(epoch from at) * 1000)::float8 as at, operator_name as operator, call, input, outcome from operator_audit
      where merchant = ${merchant} ${before === undefined ? sql`` : sql`and id < ${before}::bigint`}`,
    order: sql`id desc`,
    long: sql`input`,
    most,
  });
