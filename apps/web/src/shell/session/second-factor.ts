// LG-05: opens the second step of a log-in, for all log-in methods.
import type { SecondFactor } from '@foyer/contract';
import type { Shell } from '../shell.ts';
import { asRecord, text } from '../storage/shapes.ts';
import { SECOND_FACTOR_DRAFT } from './second-factor-draft.ts';
import type { LoggingIn, SecondFactorHints, WaitingLogin } from './waiting-login.ts';

/** Names by which back ends list the methods, in lower case: the specification's own, and the letters and fields of its request. */
const methods: Readonly<Record<string, SecondFactor>> = {
  ga: 'ga',
  g: 'ga',
  authcode: 'ga',
  sms: 'sms',
  s: 'sms',
  mobilenum: 'sms',
  email: 'email',
  e: 'email',
  payeename: 'payeeName',
  p: 'payeeName',
};

/**
 * The end of a second step. `expired`: the log-in begins anew, and a message has told the person so. `left`: closed.
 */
export type SecondFactorEnd = 'passed' | 'expired' | 'left';

/**
 * The draft keys of the person's input, kept in this tab as well: the method, number and address, and that a code was
 * sent to them.
 */
export const secondFactorDrafts = {
  method: 'secondFactor.method',
  phone: 'secondFactor.phone',
  email: 'secondFactor.email',
  smsCode: 'secondFactor.smsCode',
  phoneAuth: 'secondFactor.phoneAuth',
  emailCode: 'secondFactor.emailCode',
} as const;

const hintsOf = (found: unknown): SecondFactorHints => {
  const { email, sms } = asRecord(found) ?? {};
  return { ...(typeof email === 'string' && { email }), ...(typeof sms === 'string' && { sms }) };
};

const switchedOff: ReadonlySet<unknown> = new Set([false, 0, '', '0', 'false', null, undefined]);

/** The names in a list, in a text with anything between them, or in a record with what is on. */
function namesIn(found: unknown): readonly string[] {
  if (typeof found === 'string') return found.split(/[^A-Za-z]+/);
  if (Array.isArray(found)) return found.flatMap((entry) => namesIn(asRecord(entry) ? Object.values(entry) : entry));
  return Object.entries(asRecord(found) ?? {}).flatMap(([name, state]) => (switchedOff.has(state) ? [] : [name]));
}

const optionsOf = (listed: unknown): readonly SecondFactor[] => [
  ...new Set(namesIn(listed).flatMap((name) => methods[name.toLowerCase()] ?? [])),
];

/**
 * The `value` of `login_verify_required`: its options, or the options themselves. Null where it names nothing that we can show, and where
 * nothing would prove the first step.
 */
export function secondFactorOf(value: unknown, { proof, ...account }: LoggingIn): WaitingLogin | null {
  const found = asRecord(value) ?? { options: value };
  const options = optionsOf(found.options ?? found);
  const challenge = text(found.challenge);
  if (options.length === 0 || (challenge === null && !proof)) return null;
  const until = typeof found.expires === 'string' ? Date.parse(found.expires) : Number.NaN;
  const expires = challenge !== null && Number.isFinite(until) ? until : null;
  const first = challenge === null && proof ? { proof } : {};
  return { ...account, ...first, options, challenge, expires, hints: hintsOf(found.hints) };
}

type Keeping = Pick<Shell, 'drafts' | 'clock'>;

/** Wipes the second step once it has been passed, left or replaced. */
export function forgetSecondFactor({ drafts }: Pick<Shell, 'drafts'>): void {
  for (const name of [SECOND_FACTOR_DRAFT, ...Object.values(secondFactorDrafts)]) drafts.drop(name);
}

/**
 * Keeps the second step for a refresh of this tab. A step that only a password would prove again is not kept, and the
 * log-in begins again.
 */
export function keepSecondFactor({ drafts, clock }: Keeping, waitingLogin: WaitingLogin): void {
  forgetSecondFactor({ drafts });
  const { options, challenge, expires, hints, type, userName, remember } = waitingLogin;
  if (challenge === null) return;
  drafts.keep(SECOND_FACTOR_DRAFT, {
    options: options.join(),
    challenge,
    ...(expires !== null && { expires: String(expires) }),
    ...(hints.email && { emailHint: hints.email }),
    ...(hints.sms && { smsHint: hints.sms }),
    type,
    userName,
    remember: remember ? '1' : '0',
    clockErrorMs: String(clock.now() - Date.now()),
  });
}

/** Returns the second step that was open before a refresh, or null; an expired one is wiped. */
export function storedSecondFactor({ drafts, clock }: Keeping): WaitingLogin | null {
  const {
    options = '',
    challenge,
    emailHint,
    smsHint,
    type,
    userName = '',
    ...kept
  } = drafts.read(SECOND_FACTOR_DRAFT);
  const [expires, clockErrorMs] = [kept.expires === undefined ? null : Number(kept.expires), Number(kept.clockErrorMs)];
  if (!challenge || Number.isNaN(expires) || !Number.isFinite(clockErrorMs)) return null;
  clock.assume(clockErrorMs);
  if (expires !== null && clock.now() >= expires) {
    forgetSecondFactor({ drafts });
    return null;
  }
  return {
    options: optionsOf(options),
    challenge,
    expires,
    hints: hintsOf({ email: emailHint, sms: smsHint }),
    type: type === 'sms' || type === 'firebase' ? type : 'username',
    userName,
    remember: kept.remember === '1',
  };
}

/** Pages on which a second step is open now. */
const underWay = new WeakSet<Shell['overlays']>();

export const secondFactorUnderWay = ({ overlays }: Pick<Shell, 'overlays'>): boolean => underWay.has(overlays);

/** Asks for it over whatever is open. The session has begun when it was passed; the page lands where log-ins land (`goOn`). */
export async function passSecondFactor(shell: Shell, waitingLogin: WaitingLogin): Promise<SecondFactorEnd> {
  shell.warmUp();
  const idle = shell.busy.begin('secondFactor');
  underWay.add(shell.overlays);
  const end = await shell.overlays.open('twoFactor', waitingLogin);
  underWay.delete(shell.overlays);
  idle();
  forgetSecondFactor(shell);
  return end ?? 'left';
}

/** Takes a refusal by `login_verify_required`: keeps it, asks for it. `unusable`: it names nothing that we can show. */
export async function takeSecondFactor(
  shell: Shell,
  value: unknown,
  account: LoggingIn,
): Promise<SecondFactorEnd | 'unusable'> {
  const waitingLogin = secondFactorOf(value, account);
  if (!waitingLogin) return 'unusable';
  keepSecondFactor(shell, waitingLogin);
  return passSecondFactor(shell, waitingLogin);
}
