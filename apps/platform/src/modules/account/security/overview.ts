// Builds the security page of a member.
import type { SecurityOverview } from '@foyer/contract';
import type { MemberContext } from '../../../module.ts';
import { hasChosenPassword } from '../member/member.ts';
import { dialingCodeOf, maskedEmail, maskedMobile } from '../second-factor/mask.rules.ts';
import { fileOf } from '../second-factor/on-file-store.ts';
import { offeredBy, readyWays } from '../second-factor/ways.rules.ts';
import type { LoginParts } from '../session/login-parts.ts';
import { steppedUpUntil } from './step-up.ts';

export const overviewOf = async (parts: LoginParts, context: MemberContext): Promise<SecurityOverview> => {
  const { merchant, session } = context;
  const file = await fileOf(parts.house.db, session.memberId);
  const { email, mobile, enrolledAt, recoveryCodesLeft } = file;
  const ready = readyWays(merchant, file);
  return {
    policy: merchant.secondFactor.policy,
    email: email === null ? null : { masked: maskedEmail(email) },
    mobile: mobile === null ? null : { masked: maskedMobile(mobile), countryDialingCode: dialingCodeOf(mobile) },
    authenticator: { enrolled: enrolledAt !== null, since: enrolledAt?.toISOString() ?? null, recoveryCodesLeft },
    methods: offeredBy(merchant).map((method) => ({
      method,
      on: file.on.includes(method),
      ready: ready.includes(method),
    })),
    passwordChosen: hasChosenPassword(session.member),
    steppedUpUntil: (await steppedUpUntil(parts, context))?.toISOString() ?? null,
  };
};
