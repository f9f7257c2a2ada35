// The lines of a member's accounts as the member gets them.
import { sql } from 'drizzle-orm';
import { rows } from '../../../db/database.ts';
import { inPages } from '../../../db/in-pages.ts';
import { isoTime } from '../../../db/iso-time.ts';
import type { MemberData, PlatformContext } from '../../../module.ts';
import { accountOf } from './statement.ts';

interface Line {
  readonly id: bigint;
  readonly microseconds: bigint;
}

export const walletData = ({ db }: Pick<PlatformContext, 'db'>): MemberData => ({
  transactions: async function* ({ merchant, member }) {
    const { currency } = merchant.settings;
    const account = accountOf({ merchant: merchant.code, memberId: member.id, currency });
    const pages = inPages<Line>((last, most) =>
      rows(
        db,
        sql`select posting.id, ${isoTime('posting.at')} as at, (extract(epoch from posting.at) * 1000000)::bigint as microseconds, transfer.type,
            posting.amount, posting.balance_after as "balanceAfter", transfer.subject -> 'EN' as subject, transfer.related as reference
          from posting join transfer on transfer.id = posting.transfer_id
          where posting.account_id = ${account} and posting.balance_after is not null
            ${last === null ? sql`` : sql`and (posting.at, posting.id) < (timestamptz 'epoch' + ${last.microseconds}::bigint * interval '1 microsecond', ${last.id}::bigint)`}
          order by posting.at desc, posting.id desc limit ${most}`,
      ),
    );
    for await (const page of pages) yield page.map(({ microseconds: _, ...line }) => ({ ...line, currency }));
  },
});
