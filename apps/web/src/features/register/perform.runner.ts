// Performs the effects of the registration. This file is fetched with the first touch of the form: the first render
// needs none of it.
import type { CaptchaProof, LoginAnswer, RegisterAnswer } from '@foyer/contract';
import { proofFor } from '../../kit/captcha/captcha-step.ts';
import type { Runner } from '../../shell/flow/flow.ts';
import { PROCESSING_LOCK_MS } from '../../shell/flow/processing-lock.ts';
import { newIntentKey } from '../../shell/http/intent-key.ts';
import type { Failure, Outcome } from '../../shell/http/outcome.ts';
import { originOf } from '../../shell/session/register-origin.ts';
import { rememberLogin } from '../../shell/session/remembered.ts';
import type { Shell } from '../../shell/shell.ts';
import { alertOf, isLost, problemOf, repeatedProblemOf } from './refusal.rules.ts';
import {
  PAUSE_AFTER_SUCCESS_MS,
  REGISTER_CODE_DRAFT,
  REGISTER_DRAFT,
  REGISTER_PHONE_DRAFT,
  SLOW_CALL_MS,
} from './register.constants.ts';
import type { RegisterEffect, RegisterEvent } from './register.flow.ts';
import { checkEntry } from './register.rules.ts';
import { demandsOf, type RegisterEntry } from './register-entry.ts';
import type { FieldName, RefusalAlert } from './register-problem.ts';
import { callOf, type RegisterCall } from './register-request.ts';

/** The actions of the form that the flow calls. */
export interface RegisterForm {
  readonly focusField: (at: FieldName) => void;
  readonly renewCaptcha: () => void;
  /** Clears a refused code, so that the person types it again. */
  readonly clearCode: () => void;
  /** The member is registered: closes the form and continues. */
  readonly onRegistered: () => void;
}

type Dispatch = (event: RegisterEvent) => void;

/** One intent to register: the same call with the same key until its outcome is known. */
interface Intent {
  readonly entry: RegisterEntry;
  readonly call: RegisterCall;
  readonly key: string;
}

/** RG-01: the captcha step, after what was entered has been found right. */
async function prove(shell: Shell, entry: RegisterEntry): Promise<RegisterEvent> {
  const problem = checkEntry(entry, shell.settings);
  if (problem) return { type: 'foundWrong', problem };
  if (entry.captcha) return { type: 'proved', proof: { captcha: entry.captcha } };
  const proof = await proofFor(shell, 'register');
  return proof.ok ? { type: 'proved', proof: proof.fields } : { type: 'notProved' };
}

/** Skips the error catalogue: the form has a text for every answer of this call. */
function make(shell: Shell, { call, key }: Intent): Promise<Outcome<RegisterAnswer>> {
  const options = { alert: false, idempotencyKey: key };
  return call.name === 'member.register'
    ? shell.send('member.register', call.input, options)
    : shell.send('member.registerMobile', call.input, options);
}

/** `again`: an answer to the same intent was lost before. */
function eventOf(failure: Failure, again: boolean): RegisterEvent {
  const { reference } = failure;
  if (isLost(failure) || (again && failure.kind === 'offline')) return { type: 'lost', reference };
  const problem = again ? repeatedProblemOf(failure) : problemOf(failure);
  return { type: 'refused', problem, alert: alertOf(failure) };
}

/** RG-10: shows the platform's message, or a general one. */
async function tellRefusal({ overlays, texts }: Shell, alert: RefusalAlert): Promise<void> {
  const { title, message, confirm, reference } = alert;
  await overlays.ask('alert', {
    title: texts.t(title),
    message: message || texts.t('common.unknownError'),
    confirm: texts.t(confirm),
    ...(reference && { reference }),
  });
}

const hasToken = (answer: RegisterAnswer): answer is LoginAnswer => answer.token !== undefined;

/**
 * RG-06, RG-07: logs the member in, remembers the log-in where wanted, shows the success, and continues after a pause.
 */
function enter(
  shell: Shell,
  answer: RegisterAnswer,
  { password, remember }: RegisterEntry,
  onRegistered: () => void,
): Promise<void> {
  for (const draft of [REGISTER_DRAFT, REGISTER_PHONE_DRAFT, REGISTER_CODE_DRAFT]) shell.drafts.drop(draft);
  if (hasToken(answer)) {
    shell.session.start(answer);
    rememberLogin(shell, { type: 'username', name: answer.userName, password, answer, wanted: remember });
  }
  shell.overlays.toast(shell.texts.t('registerProblem.success'));
  return new Promise<void>((resolve) => void setTimeout(resolve, PAUSE_AFTER_SUCCESS_MS)).then(onRegistered);
}

export function performRunner(shell: Shell, form: RegisterForm): Runner<RegisterEvent, RegisterEffect> {
  let entry: RegisterEntry | null = null;
  let intent: Intent | null = null;
  let slow: ReturnType<typeof setTimeout> | undefined;

  const ask = async (dispatch: Dispatch, again: boolean): Promise<void> => {
    if (!intent) return;
    const outcome = await make(shell, intent);
    clearTimeout(slow);
    dispatch(outcome.ok ? { type: 'accepted', answer: outcome.value } : eventOf(outcome, again));
  };
  const intend = (proof: CaptchaProof): void => {
    if (!entry) return;
    intent = { entry, call: callOf(entry, demandsOf(shell.settings), originOf(shell), proof), key: newIntentKey() };
  };

  return (effect, dispatch) => {
    switch (effect.do) {
      case 'prove':
        entry = effect.entry;
        return prove(shell, entry).then(dispatch);
      case 'register':
        intend(effect.proof);
        return ask(dispatch, false);
      case 'askAgain':
        return ask(dispatch, true);
      case 'askAgainLater':
        return void setTimeout(() => dispatch({ type: 'askDue' }), effect.pauseMs);
      case 'watchTime':
        slow = setTimeout(() => dispatch({ type: 'tookLong' }), SLOW_CALL_MS);
        return;
      case 'renewCaptcha':
        return form.renewCaptcha();
      case 'tell':
        if (effect.at === 'code') form.clearCode();
        return (effect.alert ? tellRefusal(shell, effect.alert) : Promise.resolve()).then(() =>
          form.focusField(effect.at),
        );
      case 'focusField':
        return form.focusField(effect.at);
      case 'releaseLockLater':
        return void setTimeout(() => dispatch({ type: 'lockReleased' }), PROCESSING_LOCK_MS);
      case 'enter':
        return intent ? enter(shell, effect.answer, intent.entry, form.onRegistered) : undefined;
    }
  };
}
