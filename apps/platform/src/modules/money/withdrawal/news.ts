// PU-01: withdrawals that are paid, for the phones of their members.
import { sql } from 'drizzle-orm';
import type { NewsSource } from '../../foundation/push/api.ts';

export const withdrawalNews: NewsSource = {
  kind: 'withdrawalPaid',
  since: (moment) =>
    sql`select id as ref, merchant, member_id, amount, decided_at as at from withdrawal
      where status = 'paid' and decided_at > ${moment}`,
};
