// PU-01: deposits that have arrived, for the phones of their members.
import { sql } from 'drizzle-orm';
import type { NewsSource } from '../../foundation/push/api.ts';

export const depositNews: NewsSource = {
  kind: 'depositArrived',
  since: (moment) =>
    sql`select id as ref, merchant, member_id, credited as amount, decided_at as at from deposit_order
      where status = 'succeeded' and decided_at > ${moment}`,
};
