// The member's e-mail address and number: a new one comes on file once its owner has read the code sent to it.
import type { CodeSent, InputOf, SecurityOverview } from '@foyer/contract';
import { sql } from 'drizzle-orm';
import { rows, type Tx } from '../../../db/database.ts';
import { isDuplicate } from '../../../db/duplicate.ts';
import { isOn } from '../../../merchants/switch.ts';
import type { MemberContext } from '../../../module.ts';
import { reserveTry } from '../../../protection/limiter.ts';
import { Refusal } from '../../../refusal.ts';
import { tellMember } from '../member/tell-member.ts';
import { dialingCodeOf } from '../second-factor/mask.rules.ts';
import type { LoginParts } from '../session/login-parts.ts';
import type { CodeRecipient } from '../verification/code.ts';
import { foldEmail, looksLikeEmail } from '../verification/email-address.ts';
import { mobileOf } from '../verification/mobile-number.ts';
import { overviewOf } from './overview.ts';
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
  parts: LoginParts,
  recipient: CodeRecipient,
  stepUp: StepUp,
  context: MemberContext,
): Promise<CodeSent> => {
  const { merchant, session, ip, language, host } = context;
  await requireStepUp(parts, stepUp, context);
  const key = `contact|${merchant.code}|${session.memberId}`;
  const wait = await reserveTry(parts.house.db, [{ key, most: CODES_A_DAY, windowSeconds: DAY_SECONDS }]);
  if (wait !== null) throw new Refusal('TOO_MANY_REQUEST_SMS', { retryAfterSeconds: wait });
  return parts.codes.send(recipient, { ip, deviceId: null, language, host });
};

/** False where another member has it. */
const setContact = async (tx: Tx, memberId: string, { merchant, channel, to }: CodeRecipient): Promise<boolean> => {
  const column = sql.identifier(channel === 'sms' ? 'mobile' : 'email');
  const set = await rows(
    tx,
    sql`update member set ${column} = ${to} where id = ${memberId} and not exists (
      select 1 from member as other where other.merchant = ${merchant.code} and other.${column} = ${to} and other.id <> ${memberId})
      returning 1`,
  );
  return set.length > 0;
};

const change = async (
  parts: LoginParts,
  recipient: CodeRecipient,
  { code, stepUp }: { readonly code: string; readonly stepUp?: StepUp },
  context: MemberContext,
): Promise<SecurityOverview> => {
  await requireStepUp(parts, stepUp, context);
  const { house, codes } = parts;
  const { member } = context.session;
  const bySms = recipient.channel === 'sms';
  const taken = () => new Refusal(bySms ? 'mobile.taken' : 'email.taken');
  const fits = await house.db
    .transaction(async (tx) => {
      if (!(await codes.take(recipient, code, tx))) return false;
      if (!(await setContact(tx, member.id, recipient))) throw taken();
      await tellMember(house, tx, { notice: bySms ? 'mobileChanged' : 'emailChanged', member, bySms }, context);
      return true;
    })
    .catch((error: unknown) => {
      throw isDuplicate(error) ? taken() : error; // a registration took it at the same moment
    });
  if (!fits) throw new Refusal('code.invalid');
  return overviewOf(parts, context);
};

export const sendEmailCode = async (parts: LoginParts, input: InputOf<'security.emailCode'>, context: MemberContext) =>
  send(parts, emailOf(input.email, context), input.stepUp, context);

export const changeEmail = async (parts: LoginParts, input: InputOf<'security.email'>, context: MemberContext) =>
  change(parts, emailOf(input.email, context), input, context);

export const sendMobileCode = async (
  parts: LoginParts,
  input: InputOf<'security.mobileCode'>,
  context: MemberContext,
) => send(parts, mobileFor(input, context), input.stepUp, context);

export const changeMobile = async (parts: LoginParts, input: InputOf<'security.mobile'>, context: MemberContext) =>
  change(parts, mobileFor(input, context), input, context);
