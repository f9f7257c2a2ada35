// Points: what the export gives a member of them.
import { inPages } from '../../../db/in-pages.ts';
import type { Module, PlatformContext } from '../../../module.ts';
import { entriesOf, type PointRow } from './point-store.ts';

export const pointsModule = ({ db }: Pick<PlatformContext, 'db'>) =>
  ({
    name: 'points',
    memberData: {
      points: ({ member }) =>
        inPages<PointRow>((last, most) => entriesOf(db, member.id, { before: last?.id ?? null, most })),
    },
  }) satisfies Module;
