// Performs what the registration asks for.
import type { CaptchaProof, LoginAnswer, RegisterAnswer } from '@foyer/contract';
import { proofFor } from '../../shell/captcha/captcha-step.ts';
import type { Runner } from '../../shell/flow/flow.ts';
import { PROCESSING_LOCK_MS } from '../../shell/flow/processing-lock.ts';
import { newIntentKey } from '../../shell/http/intent-key.ts';
import { rememberLogin } from '../../shell/session/remembered.ts';
import type { Outcome, Shell } from '../../shell/shell.ts';
import { demandsOf, type Entry } from './entry.ts';

import type { RefusalAlert } from './refusal.rules.ts';
import { PAUSE_AFTER_SUCCESS_MS, REGISTER_DRAFT, SLOW_CALL_MS } from './register.constants.ts';
import type { RegisterEffect, RegisterEvent } from './register.flow.ts';
import type { Place } from './register.rules.ts';
import { callOf, originOf, type RegisterCall } from './register-request.ts';

/** What the form does for the flow. */
export interface RegisterForm {
  readonly pointOut: (at: Place) => void;
  readonly renewCaptcha: () => void;
  /** The member is there: close, go on. */
  readonly entered: () => void;
}

/** One wish to register: the same call under the same key until its end is known. */
interface Intent {
  readonly call: RegisterCall;
  readonly key: string;
}

/** Nothing of this call is left to the error catalogue: the form has words for every answer. */
function make(shell: Shell, { call, key }: Intent): Promise<Outcome<RegisterAnswer>> {
  const options = { alert: false, idempotencyKey: key };
  return call.name === 'member.register'
    ? shell.send('member.register', call.input, options)
    : shell.send('member.registerMobile', call.input, options);
}

/** RG-10: the platform's words, or that something went wrong. */
async function tell({ overlays, texts }: Shell, { title, message, confirm, reference }: RefusalAlert): Promise<void> {
  await overlays.ask('alert', {
    title: texts.t(title),
    message: message || texts.t('common.unknownError'),
    confirm: texts.t(confirm),
    ...(reference && { reference }),
  });
}

/** RG-06: the session begins where the answer brings one; what is kept for the next time is the person's wish. */
function begin(shell: Shell, answer: LoginAnswer, { password, remember }: Entry): void {
  shell.session.start(answer);
  rememberLogin(shell, { type: 'username', name: answer.userName, password, answer, wanted: remember });
}

const hasToken = (answer: RegisterAnswer): answer is LoginAnswer => answer.token !== undefined;

/** RG-06, RG-07: the member is let in, told so, and led on after a pause. */
function enter(shell: Shell, answer: RegisterAnswer, entry: Entry, entered: () => void): void {
  shell.drafts.drop(REGISTER_DRAFT);
  if (hasToken(answer)) begin(shell, answer, entry);
  shell.overlays.toast(shell.texts.t('register.success'));
  setTimeout(entered, PAUSE_AFTER_SUCCESS_MS);
}

export function registerRunner(shell: Shell, form: RegisterForm): Runner<RegisterEvent, RegisterEffect> {
  const demands = demandsOf(shell.settings);
  let entry: Entry | null = null;
  let intent: Intent | null = null;
  let slow: ReturnType<typeof setTimeout> | undefined;

  const ask = (send: (event: RegisterEvent) => void): void => {
    if (!intent) return;
    void make(shell, intent).then((outcome) => {
      clearTimeout(slow);
      send(outcome.ok ? { type: 'accepted', answer: outcome.value } : { type: 'failed', failure: outcome });
    });
  };
  const intend = (proof: CaptchaProof): void => {
    intent = entry && { call: callOf(entry, demands, originOf(shell), proof), key: newIntentKey() };
  };

  return (effect, send) => {
    switch (effect.do) {
      case 'prove':
        entry = effect.entry;
        void proofFor(shell, 'register').then((proof) =>
          send(proof.ok ? { type: 'proved', proof: proof.fields } : { type: 'notProved' }),
        );
        return;
      case 'register':
        intend(effect.proof);
        return ask(send);
      case 'askAgain':
        return ask(send);
      case 'askAgainLater':
        setTimeout(() => send({ type: 'askDue' }), effect.pauseMs);
        return;
      case 'watchTime':
        slow = setTimeout(() => send({ type: 'tookLong' }), SLOW_CALL_MS);
        return;
      case 'renewCaptcha':
        return form.renewCaptcha();
      case 'tell':
        void (effect.alert ? tell(shell, effect.alert) : Promise.resolve()).then(() => form.pointOut(effect.at));
        return;
      case 'pointOut':
        return form.pointOut(effect.at);
      case 'releaseLockLater':
        setTimeout(() => send({ type: 'lockReleased' }), PROCESSING_LOCK_MS);
        return;
      case 'enter':
        if (entry) enter(shell, effect.answer, entry, form.entered);
        return;
    }
  };
}
