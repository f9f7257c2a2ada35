// Performs the registration flow. This file loads at the form's first touch.
import type { CaptchaProof, LoginAnswer, RegisterAnswer } from '@foyer/contract';
import { captchaBefore } from '../../kit/captcha/captcha.rules.ts';
import { canProve, type ProofResult, proofFor, proofNow } from '../../kit/captcha/captcha-step.ts';
import { isUnanswered } from '../../shell/errors/claims.ts';
import { problemBy } from '../../shell/errors/problem.rules.ts';
import type { Runner } from '../../shell/flow/flow.ts';
import { type FormScreen, formRunner } from '../../shell/flow/perform-form.ts';
import { newIntentKey } from '../../shell/http/intent-key.ts';
import type { Failure, Outcome } from '../../shell/http/outcome.ts';
import type { Registered } from '../../shell/session/after-registration.ts';
import { originOf } from '../../shell/session/register-origin.ts';
import { rememberLogin } from '../../shell/session/remembered.ts';
import { startSession } from '../../shell/session/session-of.ts';
import type { Shell } from '../../shell/shell.ts';
import { isListed, refusals, repeatedRefusals } from './refusal.rules.ts';
import type { RegisterEffect, RegisterEvent } from './register.flow.ts';
import { checkEntry } from './register.rules.ts';
import { demandsOf, type FormField, type RegisterEntry } from './register-entry.ts';
import { REGISTER_CODE_DRAFT, REGISTER_DRAFT, REGISTER_PHONE_DRAFT } from './register-fields.ts';
import { callOf, isToRemember, type RegisterCall } from './register-request.ts';

/** RG-07: the pause between the success and home. */
const PAUSE_AFTER_SUCCESS_MS = 100;

/** The actions of the form that the flow calls. */
export interface RegisterForm extends FormScreen<FormField> {
  readonly renewCaptcha: () => void;
  /** Clears a refused code, so that the person types it again. */
  readonly clearCode: () => void;
  /** The member is registered: closes the form and continues. */
  readonly onRegistered: (registered: Registered) => void;
}

/** One intent to register: the same call with the same key until its outcome is known. */
interface Intent {
  readonly entry: RegisterEntry;
  readonly call: RegisterCall;
  /** The captcha proof that the call carries. */
  readonly proof: CaptchaProof;
  readonly key: string;
}

const proofEvent = (proof: ProofResult): RegisterEvent =>
  proof.ok ? { type: 'proved', proof: proof.fields } : { type: 'withdrawn' };

/** True where a puzzle was solved for the code, and the back end says that it counts for the account as well. */
const isProvenByCode = ({ method }: RegisterEntry, { settings }: Shell): boolean =>
  method === 'mobile' && settings.codeProvesRegistration === true && captchaBefore('sms', settings) === 'vendor';

/** RG-01: the captcha step, after the input was found right. */
async function prove(shell: Shell, entry: RegisterEntry): Promise<RegisterEvent> {
  const problem = checkEntry(entry, shell.settings);
  if (problem) return { type: 'foundWrong', problem };
  if (entry.captcha) return { type: 'proved', proof: { captcha: entry.captcha } };
  if (isProvenByCode(entry, shell)) return { type: 'proved', proof: {} };
  return proofEvent(await proofFor(shell, 'register'));
}

/** A lost answer is asked for again. */
const claims = { ...refusals, unanswered: true };

function make(shell: Shell, { call, key: idempotencyKey }: Intent): Promise<Outcome<RegisterAnswer>> {
  const options = { claims, idempotencyKey };
  return call.name === 'member.register'
    ? shell.send('member.register', call.input, options)
    : shell.send('member.registerMobile', call.input, options);
}

/** The refusals of a call without a proof that a solved puzzle can mend. */
const demandsProof = ({ errorCode }: Failure, proof: CaptchaProof, shell: Shell): boolean =>
  (errorCode === 'captcha.required' || errorCode === 'captcha.invalid') &&
  Object.keys(proof).length === 0 &&
  canProve(shell);

/** `again`: an answer to the same intent was lost before. */
function failed(failure: Failure, again: boolean): RegisterEvent {
  const { reference, message } = failure;
  const problem = problemBy(again ? repeatedRefusals : refusals, failure);
  // A wrong code is told at its field alone: the person is looking at it already.
  if (problem && isListed(failure) && problem.at !== 'code') return { type: 'entryRefused', problem, message };
  if (isUnanswered(failure) || (again && failure.kind === 'offline')) return { type: 'lost', reference };
  return { type: 'refused', problem };
}

/** RG-10: shows the platform's message, or a general one. */
async function showRefusal({ overlays, texts }: Shell, message: string): Promise<void> {
  await overlays.open('alert', {
    title: texts.t('registerProblem.prompt'),
    message: message || texts.t('common.unknownError'),
    confirm: texts.t('registerProblem.promptSubmit'),
  });
}

const hasToken = (answer: RegisterAnswer): answer is LoginAnswer => answer.token !== undefined;

/**
 * RG-06, RG-07: logs the member in, remembers the log-in where wanted, shows the success, and continues after a pause.
 */
function enter(
  shell: Shell,
  answer: RegisterAnswer,
  entry: RegisterEntry,
  onRegistered: RegisterForm['onRegistered'],
): Promise<void> {
  for (const draft of [REGISTER_DRAFT, REGISTER_PHONE_DRAFT, REGISTER_CODE_DRAFT]) shell.drafts.drop(draft);
  if (hasToken(answer)) {
    startSession(shell, answer);
    const wanted = isToRemember(entry, demandsOf(shell.settings));
    rememberLogin(shell, { type: 'username', name: answer.userName, password: entry.password, answer, wanted });
  }
  // A toast, not a dialog: the log-in waits for no tap. The welcome comes when the toast has been read.
  shell.overlays.toast(shell.texts.t('registerProblem.success'), 'pos');
  return new Promise<void>((resolve) => void setTimeout(resolve, PAUSE_AFTER_SUCCESS_MS)).then(() =>
    onRegistered({ isNameGenerated: entry.method === 'mobile' }),
  );
}

/** Scrolls to the messages of the form. The first comes last: where not all of them fit, it stays in sight. */
const showMessages = (): void => {
  const messages = [...document.querySelectorAll('form [role=alert]')];
  for (const message of messages.reverse()) message.scrollIntoView({ block: 'nearest' });
};

export function registerRunner(shell: Shell, form: RegisterForm): Runner<RegisterEvent, RegisterEffect> {
  let entry: RegisterEntry | null = null;
  let intent: Intent | null = null;
  const performForm = formRunner(form);

  const ask = async (send: (event: RegisterEvent) => void, again: boolean): Promise<void> => {
    if (!intent) return;
    const { proof } = intent;
    const outcome = await make(shell, intent);
    if (outcome.ok) return send({ type: 'accepted', answer: outcome.value });
    send(demandsProof(outcome, proof, shell) ? { type: 'proofDemanded' } : failed(outcome, again));
  };
  const intend = (proof: CaptchaProof): void => {
    if (!entry) return;
    const call = callOf(entry, demandsOf(shell.settings), originOf(shell), proof);
    const key = newIntentKey();
    // Once a tap: what is sent again with the proof that the back end demanded is the same registration.
    if (!intent) shell.events.publish('registrationSent', { intent: key });
    intent = { entry, call, proof, key };
  };

  return (effect, send) => {
    switch (effect.do) {
      case 'prove':
        entry = effect.entry;
        intent = null;
        return prove(shell, entry).then(send);
      case 'proveNow':
        return proofNow(shell, 'register').then((proof) => send(proofEvent(proof)));
      case 'register':
        intend(effect.proof);
        return ask(send, false);
      case 'retry':
        return ask(send, true);
      case 'retryLater':
        return void setTimeout(() => send({ type: 'retryDue' }), effect.pauseMs);
      case 'renewCaptcha':
        return form.renewCaptcha();
      case 'clearCode':
        return form.clearCode();
      case 'showRefusal':
        return showRefusal(shell, effect.message).then(() => form.focusField(effect.at));
      case 'enter':
        return intent ? enter(shell, effect.answer, intent.entry, form.onRegistered) : undefined;
      case 'focusField':
        // After the messages are in the page, and before the focus.
        setTimeout(showMessages);
        return form.focusField(effect.at);
      default:
        return performForm(effect, send);
    }
  };
}
