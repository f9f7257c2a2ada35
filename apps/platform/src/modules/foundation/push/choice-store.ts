// What members want to hear of by push.
import { sql } from 'drizzle-orm';
import { type Database, rows } from '../../../db/database.ts';
import type { PushChoice } from './quiet.rules.ts';

interface Row {
  readonly off: PushChoice['off'];
  readonly from: number | null;
  readonly to: number | null;
  readonly timeZone: string;
}

/** A member who has chosen nothing hears of everything. */
export const choiceOf = async (db: Database, memberId: string): Promise<PushChoice> => {
  const [row] = await rows<Row>(
    db,
    sql`select to_json(off) as off, quiet_from as "from", quiet_to as "to", time_zone as "timeZone" from push_choice where member_id = ${memberId}`,
  );
  if (!row) return { off: [], quiet: null, timeZone: 'UTC' };
  const { off, from, to, timeZone } = row;
  return { off, quiet: from === null || to === null ? null : { from, to }, timeZone };
};

export const saveChoice = async (
  db: Database,
  memberId: string,
  { off, quiet, timeZone }: PushChoice,
): Promise<void> => {
  const kinds = JSON.stringify([...new Set(off)]);
  await db.execute(sql`insert into push_choice (member_id, off, quiet_from, quiet_to, time_zone)
    values (${memberId}, array(select json_array_elements_text(${kinds}::text::json)), ${quiet?.from ?? null}::int,
      ${quiet?.to ?? null}::int, ${timeZone})
    on conflict (member_id) do update set off = excluded.off, quiet_from = excluded.quiet_from,
      quiet_to = excluded.quiet_to, time_zone = excluded.time_zone`);
};
