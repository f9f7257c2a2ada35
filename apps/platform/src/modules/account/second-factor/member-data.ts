// What protects a member's log-in, as the member gets it.
import { inOnePage } from '../../../db/in-pages.ts';
import type { MemberData, PlatformContext } from '../../../module.ts';
import { fileOf } from './on-file-store.ts';

export const secondFactorData = ({ db }: Pick<PlatformContext, 'db'>): MemberData => ({
  security: ({ member }) =>
    inOnePage(async () => {
      const { enrolledAt, on, recoveryCodesLeft } = await fileOf(db, member.id);
      return [{ methods: on, authenticatorSince: enrolledAt, recoveryCodesLeft }];
    }),
});
