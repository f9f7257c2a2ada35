// Builds the security page of a member.
import type { SecurityOverview } from '@foyer/contract';
import type { MemberContext } from '../../../module.ts';
import { identityCheckOf } from '../identity-check/api.ts';
import { hasChosenPassword } from '../member/api.ts';
import { dialingCodeOf, fileOf, maskedEmail, maskedMobile, offeredBy, readyMethods } from '../second-factor/api.ts';
import type { SecurityServices } from './services.ts';
import { goodUntil } from './step-up.ts';

export const overviewOf = async (services: SecurityServices, context: MemberContext): Promise<SecurityOverview> => {
  const { merchant, session } = context;
  const file = await fileOf(services.platform.db, session.memberId);
  const { email, mobile, enrolledAt, recoveryCodesLeft } = file;
  const { outbox } = services.platform;
  const ready = readyMethods(merchant, file, outbox);
  return {
    policy: merchant.secondFactor.policy,
    email: email === null ? null : { masked: maskedEmail(email) },
    mobile: mobile === null ? null : { masked: maskedMobile(mobile), countryDialingCode: dialingCodeOf(mobile) },
    authenticator: { enrolled: enrolledAt !== null, since: enrolledAt?.toISOString() ?? null, recoveryCodesLeft },
    methods: offeredBy(merchant, outbox).map((method) => ({
      method,
      on: file.on.includes(method),
      ready: ready.includes(method),
    })),
    passwordChosen: hasChosenPassword(session.member),
    identityCheck: await identityCheckOf(services.platform, merchant, session.memberId),
    steppedUpUntil: (await goodUntil(services, context))?.toISOString() ?? null,
  };
};
