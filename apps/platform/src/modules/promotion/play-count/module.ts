// The sums of settled bets that promotions are made of.
import { sql } from 'drizzle-orm';
import { rows } from '../../../db/database.ts';
import { inPages } from '../../../db/in-pages.ts';
import type { Module, PlatformContext } from '../../../module.ts';

interface Sum {
  readonly span: string;
  readonly start: string;
}

export const playCountModule = ({ db }: Pick<PlatformContext, 'db'>) =>
  ({
    name: 'play-count',
    memberData: {
      playSums: ({ member }) =>
        inPages<Sum>((last, most) =>
          rows(
            db,
            sql`select span, start::text, stakes, bets from play_sum
              where member_id = ${member.id} and (span, start) > (${last?.span ?? ''}, ${last?.start ?? '1900-01-01'}::date)
              order by span, start limit ${most}`,
          ),
        ),
    },
  }) satisfies Module;
