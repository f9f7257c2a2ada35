// The member's e-mail address and number: each is on file once its owner has typed a code.
import type { CodeSent, InputOf, SecurityOverview } from '@foyer/contract';
import { isDuplicate } from '../../../db/duplicate.ts';
import { isOn } from '../../../merchants/switch.ts';
import type { MemberContext } from '../../../module.ts';
import { reserveTry } from '../../../protection/limiter.ts';
import { Refusal } from '../../../refusal.ts';
import { notifyMember, setContact } from '../member/api.ts';
import { dialingCodeOf } from '../second-factor/api.ts';
import type { CodeRecipient } from '../verification/api.ts';
import { foldEmail, looksLikeEmail, mobileOf } from '../verification/api.ts';
import { overviewOf } from './overview.ts';
import type { SecurityServices } from './services.ts';
import { requireStepUp } from './step-up.ts';

const DAY_SECONDS = 86_400;
/** Strangers' phones and mailboxes are not to be written to from one account. */
const CODES_A_DAY = 10;

type Mobile = Pick<InputOf<'security.mobileCode'>, 'countryDialingCode' | 'mobileNum'>;
type StepUp = InputOf<'security.enrol'>['stepUp'];

/** One that was sent for another member does not fit. */
const codeFor = (channel: 'sms' | 'email', to: string, { merchant, session }: MemberContext): CodeRecipient => ({
  merchant,
  purpose: 'contact',
  channel,
  to,
  boundTo: session.memberId,
});

/** @throws Refusal email.invalid */
const emailOf = (typed: string, context: MemberContext): CodeRecipient => {
  const email = foldEmail(typed);
  if (!looksLikeEmail(email)) throw new Refusal('email.invalid');
  return codeFor('email', email, context);
};

/**
 * SW-01: without UPDATEMOBILEICC3 a number may only be changed for another one of its dialing code.
 * @throws Refusal mobile.invalid, country.refused
 */
const mobileFor = ({ countryDialingCode, mobileNum }: Mobile, context: MemberContext): CodeRecipient => {
  const { merchant, session } = context;
  const { mobile } = session.member;
  const isOther = mobile !== null && dialingCodeOf(mobile) !== countryDialingCode;
  if (isOther && !isOn(merchant, 'changeDialingCode')) throw new Refusal('country.refused');
  return codeFor('sms', mobileOf(merchant, countryDialingCode, mobileNum), context);
};

const send = async (
  services: SecurityServices,
  recipient: CodeRecipient,
  stepUp: StepUp,
  context: MemberContext,
): Promise<CodeSent> => {
  const { merchant, session, ip, language, host } = context;
  await requireStepUp(services, stepUp, context);
  const key = `contact|${merchant.code}|${session.memberId}`;
  const wait = await reserveTry(services.platform.db, [{ key, most: CODES_A_DAY, windowSeconds: DAY_SECONDS }]);
  if (wait !== null) throw new Refusal('TOO_MANY_REQUEST_SMS', { retryAfterSeconds: wait });
  return services.codes.send(recipient, { ip, deviceId: null, language, host });
};

const change = async (
  services: SecurityServices,
  recipient: CodeRecipient,
  { code, stepUp }: { readonly code: string; readonly stepUp?: StepUp },
  context: MemberContext,
): Promise<SecurityOverview> => {
  await requireStepUp(services, stepUp, context);
  const { platform, codes } = services;
  const { member } = context.session;
  const bySms = recipient.channel === 'sms';
  const kind = bySms ? 'mobile' : 'email';
  const taken = () => new Refusal(bySms ? 'mobile.taken' : 'email.taken');
  const fits = await platform.db
    .transaction(async (tx) => {
      if (!(await codes.take(recipient, code, tx))) return false;
      if (!(await setContact(tx, member.id, { merchant: recipient.merchant.code, kind, value: recipient.to })))
        throw taken();
      await notifyMember(platform, tx, { notice: bySms ? 'mobileChanged' : 'emailChanged', member, bySms }, context);
      return true;
    })
    .catch((error: unknown) => {
      throw isDuplicate(error) ? taken() : error; // a registration took it at the same moment
    });
  if (!fits) throw new Refusal('code.invalid');
  return overviewOf(services, context);
};

export const sendEmailCode = async (
  services: SecurityServices,
  input: InputOf<'security.emailCode'>,
  context: MemberContext,
) => send(services, emailOf(input.email, context), input.stepUp, context);

export const changeEmail = async (
  services: SecurityServices,
  input: InputOf<'security.email'>,
  context: MemberContext,
) => change(services, emailOf(input.email, context), input, context);

export const sendMobileCode = async (
  services: SecurityServices,
  input: InputOf<'security.mobileCode'>,
  context: MemberContext,
) => send(services, mobileFor(input, context), input.stepUp, context);

export const changeMobile = async (
  services: SecurityServices,
  input: InputOf<'security.mobile'>,
  context: MemberContext,
) => change(services, mobileFor(input, context), input, context);
