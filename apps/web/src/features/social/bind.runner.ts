// Performs the effects of the choice: registers with the identity, or logs in and links it.
import { isUnanswered } from '../../shell/errors/claims.ts';
import { problemBy } from '../../shell/errors/problem.rules.ts';
import { textOf } from '../../shell/errors/text-of.ts';
import type { Runner } from '../../shell/flow/flow.ts';
import { newIntentKey } from '../../shell/http/intent-key.ts';
import { channelNames } from '../../shell/identity/channel-names.ts';
import type { UnknownIdentity } from '../../shell/identity/unknown-identity.ts';
import { originOf } from '../../shell/session/register-origin.ts';
import { startSession, unforced } from '../../shell/session/session-of.ts';
import type { SessionStart } from '../../shell/session/session-start.ts';
import { confirmed, stepUpClaims } from '../../shell/session/step-up.ts';
import type { Shell } from '../../shell/shell.ts';
import type { BindEffect, BindEvent } from './bind.flow.ts';
import { type BindProblem, linkRefusals, problemWords, refusals, wordsOf } from './bind.rules.ts';

/** A lost answer is asked for again; nobody is told before that has failed. */
const registerClaims = { ...refusals, unanswered: true } as const;

/** The actions of the dialog that the flow calls. */
export interface BindDialog {
  readonly identity: UnknownIdentity;
  readonly finish: (as: SessionStart) => void;
}

export function bindRunner(shell: Shell, { identity, finish }: BindDialog): Runner<BindEvent, BindEffect> {
  const { events, overlays, send, session, texts } = shell;
  const { firebaseChannel, firebaseIdToken } = identity;
  const proof = { firebaseChannel, firebaseIdToken };
  // One dialog is one intent: however often its answer is lost, it creates one member.
  const idempotencyKey = newIntentKey();

  const register = async (): Promise<BindEvent> => {
    // However often it is sent: who is told knows it by its key.
    events.publish('registrationSent', { intent: idempotencyKey });
    const payload = { ...originOf(shell), ...proof, login: true, ofAge: true };
    const outcome = await send('member.registerSocial', payload, { claims: registerClaims, idempotencyKey });
    if (outcome.ok) return { type: 'registered', answer: outcome.value };
    if (isUnanswered(outcome)) return { type: 'answerLost', reference: outcome.reference };
    return { type: 'refused', problem: problemBy(refusals, outcome) };
  };
  /** A member who logged in by a remembered device has to prove their identity once more. */
  const link = async (): Promise<BindEvent> => {
    const outcome = await confirmed(shell, (shown) =>
      send('member.linkSocial', { ...proof, ...shown }, { claims: { ...linkRefusals, ...stepUpClaims } }),
    );
    if (!outcome) return { type: 'notLinked', problem: null };
    return outcome.ok ? { type: 'linked' } : { type: 'notLinked', problem: problemBy(linkRefusals, outcome) };
  };
  const notice = (problem: BindProblem): Promise<unknown> => {
    const { reference } = problem;
    return overlays.open('alert', {
      title: texts.t('common.notice'),
      message: textOf(texts.t, problemWords(problem, firebaseChannel)),
      confirm: texts.t('common.confirm'),
      ...(reference && { reference }),
    });
  };

  return (effect, dispatch) => {
    switch (effect.do) {
      case 'register':
        return register().then(dispatch);
      case 'retryLater':
        return void setTimeout(() => dispatch({ type: 'retryDue' }), effect.pauseMs);
      case 'logIn':
        return overlays
          .open('login', { reason: 'link' })
          .then((answer) => dispatch({ type: answer || session.current() ? 'loggedIn' : 'notLoggedIn' }));
      case 'link':
        return link().then(dispatch);
      case 'showLinked':
        return overlays.toast(
          texts.t(wordsOf(firebaseChannel).linked, { channel: channelNames[firebaseChannel] }),
          'pos',
        );
      case 'showNotLinked':
        return notice(effect.problem);
      case 'enter':
        startSession(shell, unforced(effect.answer));
        return overlays.toast(texts.t('social.welcome'), 'pos');
      case 'finish':
        return finish(effect.as);
    }
  };
}
