// LG-05: the second step of a log-in, asked for by the back end. Whoever logs somebody in asks here; nothing of it is needed before that.
import type { SecondFactor } from '@foyer/contract';
import type { Shell } from '../shell.ts';
import { bag } from '../storage/shapes.ts';
import { SECOND_FACTOR_DRAFT } from './second-factor-draft.ts';

const methods: readonly SecondFactor[] = ['ga', 'sms', 'email', 'payeeName'];

/** What stands on file for a method, with most of it covered, so that one knows what to type. */
export type SecondFactorHints = Readonly<Partial<Record<'email' | 'sms', string>>>;

/** Who is logging in. */
export interface LoggingIn {
  readonly type: 'username' | 'sms' | 'firebase';
  /** As the first step sent it; empty where an identity token said who it is. */
  readonly userName: string;
  /** The person wants to be known here the next time. */
  readonly remember: boolean;
}

/** A log-in that waits for its second step. */
export interface WaitingLogin extends LoggingIn {
  /** TF-01: only what the back end listed, in its order. */
  readonly options: readonly SecondFactor[];
  /** Proof that the first step was passed; in its place no password is kept. */
  readonly challenge: string;
  /** By the server's clock, in milliseconds. */
  readonly expires: number;
  readonly hints: SecondFactorHints;
}

/** How it ended. `expired`: the log-in begins anew, and the person has been told. `left`: closed. */
export type SecondFactorEnd = 'passed' | 'expired' | 'left';

/** What the person does in it, kept in this tab as well: the method, number and address, and that a code was sent to them. */
export const secondFactorDrafts = {
  method: 'secondFactor.method',
  phone: 'secondFactor.phone',
  email: 'secondFactor.email',
  smsCode: 'secondFactor.smsCode',
  phoneAuth: 'secondFactor.phoneAuth',
  emailCode: 'secondFactor.emailCode',
} as const;

const hintsOf = (found: unknown): SecondFactorHints => {
  const { email, sms } = bag(found) ?? {};
  return { ...(typeof email === 'string' && { email }), ...(typeof sms === 'string' && { sms }) };
};

const optionsOf = (listed: readonly unknown[]): readonly SecondFactor[] =>
  [...new Set(listed)].flatMap((each) => methods.filter((method) => method === each));

/** The `value` of `login_verify_required`; null where it names nothing that we can show. */
export function secondFactorOf(value: unknown, who: LoggingIn): WaitingLogin | null {
  const { options, challenge, expires, hints } = bag(value) ?? {};
  const known = Array.isArray(options) ? optionsOf(options) : [];
  const until = typeof expires === 'string' ? Date.parse(expires) : Number.NaN;
  if (known.length === 0 || typeof challenge !== 'string' || challenge === '' || !Number.isFinite(until)) return null;
  return { ...who, options: known, challenge, expires: until, hints: hintsOf(hints) };
}

type Keeping = Pick<Shell, 'drafts' | 'clock'>;

/** It has been passed, left or overtaken: nothing of it stays. */
export function forgetSecondFactor({ drafts }: Pick<Shell, 'drafts'>): void {
  for (const name of [SECOND_FACTOR_DRAFT, ...Object.values(secondFactorDrafts)]) drafts.drop(name);
}

/** Keeps it for a refresh of this tab. */
export function keepSecondFactor({ drafts, clock }: Keeping, asked: WaitingLogin): void {
  forgetSecondFactor({ drafts });
  const { options, challenge, expires, hints, type, userName, remember } = asked;
  drafts.keep(SECOND_FACTOR_DRAFT, {
    options: options.join(),
    challenge,
    expires: String(expires),
    ...(hints.email && { emailHint: hints.email }),
    ...(hints.sms && { smsHint: hints.sms }),
    type,
    userName,
    remember: remember ? '1' : '0',
    clockErrorMs: String(clock.now() - Date.now()),
  });
}

/** What was under way before a refresh, or null; what has run out meanwhile is wiped. */
export function keptSecondFactor({ drafts, clock }: Keeping): WaitingLogin | null {
  const {
    options = '',
    challenge,
    emailHint,
    smsHint,
    type,
    userName = '',
    ...kept
  } = drafts.read(SECOND_FACTOR_DRAFT);
  const [expires, clockErrorMs] = [Number(kept.expires), Number(kept.clockErrorMs)];
  if (!challenge || !Number.isFinite(expires) || !Number.isFinite(clockErrorMs)) return null;
  clock.assume(clockErrorMs);
  if (clock.now() >= expires) {
    forgetSecondFactor({ drafts });
    return null;
  }
  return {
    options: optionsOf(options.split(',')),
    challenge,
    expires,
    hints: hintsOf({ email: emailHint, sms: smsHint }),
    type: type === 'sms' || type === 'firebase' ? type : 'username',
    userName,
    remember: kept.remember === '1',
  };
}

/** Pages on which somebody is in their second step now. */
const underWay = new WeakSet<Shell['overlays']>();

export const secondFactorUnderWay = ({ overlays }: Pick<Shell, 'overlays'>): boolean => underWay.has(overlays);

/** Asks for it over whatever is open. The session has begun when it was passed; the page lands where log-ins land (`goOn`). */
export async function passSecondFactor(shell: Shell, asked: WaitingLogin): Promise<SecondFactorEnd> {
  shell.warmUp();
  const idle = shell.busy.begin('secondFactor');
  underWay.add(shell.overlays);
  const end = await shell.overlays.ask('twoFactor', asked);
  underWay.delete(shell.overlays);
  idle();
  forgetSecondFactor(shell);
  return end ?? 'left';
}

/** Takes a refusal by `login_verify_required`: keeps it, asks for it. `unusable`: it names nothing that we can show. */
export async function takeSecondFactor(
  shell: Shell,
  value: unknown,
  who: LoggingIn,
): Promise<SecondFactorEnd | 'unusable'> {
  const asked = secondFactorOf(value, who);
  if (!asked) return 'unusable';
  keepSecondFactor(shell, asked);
  return passSecondFactor(shell, asked);
}
