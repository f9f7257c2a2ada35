// PU-01: tickets that have won, for the phones of their members.
import { sql } from 'drizzle-orm';
import type { NewsSource } from '../../foundation/push/api.ts';

export const ticketNews: NewsSource = {
  kind: 'ticketWon',
  since: (moment) =>
    sql`select id as ref, merchant, member_id, win as amount, settled_at as at from lottery_receipt
      where status = 'won' and settled_at > ${moment}`,
};
