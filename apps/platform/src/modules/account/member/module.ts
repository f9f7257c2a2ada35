// The member's own account: info and language.
import type { Module, PlatformContext } from '../../../module.ts';
import { Refusal } from '../../../refusal.ts';
import type { CountUnread } from '../../foundation/outbox/api.ts';
import { memberData } from './member-data.ts';
import { setFirstTimeSeen, setLanguage, setProfileIcon } from './member-store.ts';
import type { PasswordEstimator } from './password-estimator.ts';

interface MemberServices {
  readonly platform: Pick<PlatformContext, 'db'>;
  readonly estimator: PasswordEstimator;
  readonly countUnread: CountUnread;
  /** How many bets of a member wait for their draw. */
  readonly openBets: (memberId: string) => Promise<number>;
}

export const memberModule = ({ platform: { db }, estimator, countUnread, openBets }: MemberServices) => {
  return {
    name: 'member',
    memberData: memberData({ db }),
    handlers: {
      'member.info': async (_, { session: { member, restricted }, merchant }) => {
        const [unread, open] = await Promise.all([countUnread(merchant.code, member.account), openBets(member.id)]);
        return {
          id: member.id,
          account: member.account,
          userName: member.userName,
          type: member.type,
          regDate: member.registeredAt.toISOString(),
          language: member.language ?? merchant.settings.defaultLanguage,
          firstTimeLogin: member.firstTime,
          passwordChangeRequired: restricted,
          passwordGiven: member.passwordGivenAt !== null || !member.hasPassword,
          clubLabel: merchant.clubLabels.find(({ labelId }) => labelId === member.label) ?? null,
          profileIcon: member.profileIcon,
          unread,
          openBets: open,
        };
      },
      'member.language': async ({ language }, { session }) => {
        await setLanguage(db, session.memberId, language);
        return {};
      },
      'member.profileIcon': async ({ icon }, { session, merchant }) => {
        if (icon !== null && icon > (merchant.settings.gw.PROFILE_ICON_COUNT ?? 0)) throw new Refusal('input.invalid');
        await setProfileIcon(db, session.memberId, icon);
        return {};
      },
      'member.firstTimeSeen': async (_, { session }) => {
        await setFirstTimeSeen(db, session.memberId);
        return {};
      },
    },
    start: async () => {
      estimator.start();
      return estimator.close;
    },
  } satisfies Module;
};
