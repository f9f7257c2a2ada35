// Performs what phone-auth asks for, and answers the form that asked. What goes wrong is told here (PH-04).
import type { CodeSent } from '@foyer/contract';
import type { AuthProblem, PhoneHandle, PhoneIdentity } from '../adapters/identity/port.ts';
import { RESEND_AFTER_MS } from '../shell/codes/code.rules.ts';
import { run } from '../shell/flow/flow.ts';
import { authMessage } from '../shell/identity/auth-text.ts';
import { type PhoneAuthEffect, type PhoneAuthEvent, phoneAuthFlow } from '../shell/identity/phone-auth.flow.ts';
import type { Outcome, Shell } from '../shell/shell.ts';

/** How long a code lives; nobody says it. @assumed */
const CODE_LIVES_MS = 5 * 60_000;
export interface PhoneAuth {
  /** The number with its plus. Null: no code was sent, and the person has been told (PH-04). */
  readonly send: (number: string) => Promise<Outcome<CodeSent> | null>;
  /** The id token; null: the code was not confirmed, and the person has been told. */
  readonly confirm: (code: string) => Promise<string | null>;
}

/** Performs what the flow asks for; `settle` hears how an asking of the form has ended. */
function runnerOf(identity: () => Promise<PhoneIdentity>, settle: (end: PhoneAuthEffect) => void) {
  let handle: PhoneHandle | null = null;
  const unreachable: AuthProblem = { code: 'auth/network-request-failed', reason: '' };
  return (effect: PhoneAuthEffect, tell: (event: PhoneAuthEvent) => void): void => {
    const lost = (): void => tell({ type: 'wentWrong', problem: unreachable });
    switch (effect.do) {
      case 'prepare':
        return void identity()
          .then((service) => service.prepare())
          .then((done) => tell(done.ok ? { type: 'prepared' } : { type: 'wentWrong', problem: done.problem }), lost);
      case 'send':
        return void identity()
          .then((service) => service.sendCode(effect.number))
          .then((sent) => {
            handle = sent.ok ? sent.value : null;
            tell(sent.ok ? { type: 'sent' } : { type: 'wentWrong', problem: sent.problem });
          }, lost);
      case 'confirm':
        return void handle
          ?.confirm(effect.code)
          .then((done) =>
            tell(done.ok ? { type: 'confirmed', idToken: done.value } : { type: 'wentWrong', problem: done.problem }),
          );
      case 'tellSent':
      case 'tellToken':
      case 'tellProblem':
        settle(effect);
    }
  };
}

export function createPhoneAuth(shell: Shell, identity: () => Promise<PhoneIdentity>): PhoneAuth {
  const { clock, overlays, texts } = shell;
  let settle: (end: PhoneAuthEffect) => void = () => undefined;
  const flow = run(
    phoneAuthFlow,
    runnerOf(identity, (end) => settle(end)),
  );
  const asking = (event: PhoneAuthEvent): Promise<PhoneAuthEffect> =>
    new Promise((resolve) => {
      settle = resolve;
      flow.send(event);
    });
  const told = async (problem: AuthProblem): Promise<null> => {
    await texts.complete();
    await overlays.ask('alert', {
      title: texts.t('common.notice'),
      message: authMessage(problem, texts.t),
      confirm: texts.t('common.confirm'),
    });
    return null;
  };
  return {
    send: async (number) => {
      const end = await asking({ type: 'codeAsked', number });
      if (end.do === 'tellProblem') return told(end.problem);
      const now = clock.now();
      const [expirationTime, resendAt] = [CODE_LIVES_MS, RESEND_AFTER_MS].map((ms) => new Date(now + ms).toISOString());
      return { ok: true, value: { expirationTime: expirationTime ?? '', resendAt: resendAt ?? '' } };
    },
    confirm: async (code) => {
      const end = await asking({ type: 'codeTyped', code });
      if (end.do === 'tellToken') return end.idToken;
      return end.do === 'tellProblem' ? told(end.problem) : null;
    },
  };
}
