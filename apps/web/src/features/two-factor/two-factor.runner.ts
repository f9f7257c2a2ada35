// Performs the effects of the second step.
import type { LoginAnswer } from '@foyer/contract';
import { problemBy } from '../../shell/errors/problem.rules.ts';
import type { Runner } from '../../shell/flow/flow.ts';
import { type FormScreen, formRunner } from '../../shell/flow/perform-form.ts';
import { loginDevice } from '../../shell/session/login-device.ts';
import { forgetIfRefused } from '../../shell/session/refused-login.ts';
import { rememberLogin } from '../../shell/session/remembered.ts';
import { secondFactorDrafts } from '../../shell/session/second-factor.ts';
import { startSession, unforced } from '../../shell/session/session-of.ts';
import type { WaitingLogin } from '../../shell/session/waiting-login.ts';
import type { Shell } from '../../shell/shell.ts';
import type { TwoFactorEffect, TwoFactorEvent } from './two-factor.flow.ts';
import { type Entry, isOver, ownClaims, refusalsAt, requestOf, type TwoFactorProblem } from './two-factor.rules.ts';

/** The actions of the sheet that the flow calls. */
export interface TwoFactorSheet extends FormScreen<TwoFactorProblem['at']> {
  /**
   * Swaps a code by SMS for the token of the phone-auth service. Returns null where the code was refused and a message
   * was shown; absent where codes are our own.
   */
  readonly confirmCode: ((code: string) => Promise<string | null>) | null;
  /** The session has begun: close. */
  readonly passed: () => void;
}

/** Continues as the log-in would have: the session, the forced change of a password, the remembered log-in. */
function begin(shell: Shell, { type, userName: name, remember, proof }: WaitingLogin, answer: LoginAnswer): void {
  startSession(shell, type === 'username' ? answer : unforced(answer));
  if (type === 'firebase') return;
  // With a challenge there is no password to store: without a device secret the log-in is not remembered.
  const wanted = remember && (type === 'sms' || answer.deviceSecret !== undefined || proof !== undefined);
  rememberLogin(shell, { type, name, password: proof?.password ?? '', answer, wanted });
}

type Confirm = (entry: Entry) => Promise<Entry | null>;

/**
 * Returns the entry as it is sent; null where the phone-auth service did not take its code. That service takes a code
 * once: the token for it waits here until the platform has judged it.
 */
function confirming({ confirmCode }: TwoFactorSheet): Confirm {
  let waiting: { readonly code: string; readonly token: string } | null = null;
  return async (entry) => {
    if (entry.method !== 'sms' || !confirmCode) return entry;
    const { verificationCode: code } = entry;
    if (waiting?.code !== code) {
      const token = await confirmCode(code);
      waiting = token === null ? null : { code, token };
    }
    return waiting && { ...entry, firebaseIdToken: waiting.token };
  };
}

async function verify(
  shell: Shell,
  waitingLogin: WaitingLogin,
  typed: Entry,
  confirm: Confirm,
): Promise<TwoFactorEvent> {
  const entry = await confirm(typed);
  if (!entry) return { type: 'notConfirmed' };
  const request = requestOf(waitingLogin, entry, loginDevice(shell.device));
  const outcome = await shell.send('session.verify', request, { claims: ownClaims });
  forgetIfRefused(shell.store, outcome);
  if (outcome.ok) return { type: 'accepted', answer: outcome.value };
  if (isOver(outcome)) return { type: 'ended' };
  const isJudged = outcome.kind === 'refused';
  const isCodeUsedUp = isJudged && 'firebaseIdToken' in entry;
  const problem = problemBy(refusalsAt(isCodeUsedUp ? 'recipient' : 'field'), outcome);
  return { type: 'refused', problem, isJudged, isCodeUsedUp };
}

/** A browser's timer of more than these 24.8 days fires at once. */
const LONGEST_TIMER_MS = 2_147_483_647;

export function twoFactorRunner(
  shell: Shell,
  waitingLogin: WaitingLogin,
  sheet: TwoFactorSheet,
): Runner<TwoFactorEvent, TwoFactorEffect> {
  const confirm = confirming(sheet);
  const performForm = formRunner(sheet);
  return (effect, send) => {
    switch (effect.do) {
      case 'watchTheEnd':
        if (waitingLogin.expires !== null)
          setTimeout(
            () => send({ type: 'timeRanOut' }),
            Math.min(LONGEST_TIMER_MS, Math.max(0, waitingLogin.expires - shell.clock.now())),
          );
        return;
      case 'keepMethod':
        return shell.drafts.keep(secondFactorDrafts.method, { method: effect.method });
      case 'verify':
        return verify(shell, waitingLogin, effect.entry, confirm).then(send);
      case 'forgetCode': {
        const { smsCode, phone } = secondFactorDrafts;
        for (const draft of effect.andNumber ? [smsCode, phone] : [smsCode]) shell.drafts.drop(draft);
        return;
      }
      case 'begin':
        begin(shell, waitingLogin, effect.answer);
        return sheet.passed();
      default:
        return performForm(effect, send);
    }
  };
}
