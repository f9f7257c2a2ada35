// Performs the effects of phone-auth, and answers the form that asked. Shows problems itself (PH-04).
import type { CodeSent } from '@foyer/contract';
import {
  type AuthProblem,
  type AuthResult,
  NETWORK_CODE,
  type PhoneIdentity,
  TIMEOUT_CODE,
  UNKNOWN_CODE,
} from '../../adapters/identity/port.ts';
import { type Runner, run } from '../../shell/flow/flow.ts';
import { failure } from '../../shell/http/failure.ts';
import type { Outcome } from '../../shell/http/outcome.ts';
import { authMessage } from '../../shell/identity/auth-text.ts';
import {
  type PhoneAuthAnswer,
  type PhoneAuthEffect,
  type PhoneAuthEvent,
  phoneAuthFlow,
} from '../../shell/identity/phone-auth.flow.ts';
import type { Shell } from '../../shell/shell.ts';
import { RESEND_AFTER_MS } from '../codes/code.rules.ts';

/** Milliseconds that a code is valid; no answer names the time. @assumed */
const CODE_LIVES_MS = 5 * 60_000;

export interface PhoneAuth {
  /**
   * Sends a code to the number with its plus. A failure is a refusal of the service, null one without its answer; the
   * person has seen a message about either (PH-04).
   */
  readonly send: (number: string) => Promise<Outcome<CodeSent> | null>;
  /** Returns the id token; null: the code was not confirmed, and the person has seen a message. */
  readonly confirm: (code: string) => Promise<string | null>;
}

const unreachable: AuthProblem = { code: NETWORK_CODE, reason: '' };

/** The codes of errors that are no answer of the service; its SDK calls scripts that fail to load an internal error. */
const unanswered: ReadonlySet<string> = new Set([NETWORK_CODE, TIMEOUT_CODE, UNKNOWN_CODE, 'auth/internal-error']);

interface PhoneAuthDeps {
  readonly shell: Pick<Shell, 'clock' | 'drafts' | 'overlays' | 'texts'>;
  /** Names the draft that keeps the handle of a code over a refresh; without the code the handle is worthless. */
  readonly draft: string;
  readonly identity: () => Promise<PhoneIdentity>;
}

/** Performs the effects of the flow; `answer` receives the result of each request of the form. */
function runnerOf(
  { shell: { drafts }, draft, identity }: PhoneAuthDeps,
  answer: (end: PhoneAuthAnswer) => void,
): Runner<PhoneAuthEvent, PhoneAuthEffect> {
  return (effect, dispatch) => {
    const callService = <T>(
      work: (service: PhoneIdentity) => Promise<AuthResult<T>>,
      right: (value: T) => PhoneAuthEvent,
    ): Promise<void> => {
      const lost = (): AuthResult<T> => ({ ok: false, problem: unreachable });
      return identity()
        .then(work)
        .catch(lost)
        .then((done) => dispatch(done.ok ? right(done.value) : { type: 'wentWrong', problem: done.problem }));
    };
    switch (effect.do) {
      case 'find': {
        const { handle } = drafts.read(draft);
        return handle === undefined ? undefined : dispatch({ type: 'found', handle });
      }
      case 'prepare':
        return callService(
          (service) => service.prepare(),
          () => ({ type: 'prepared' }),
        );
      case 'send':
        return callService(
          (service) => service.sendCode(effect.number),
          (handle) => ({ type: 'sent', handle }),
        );
      case 'confirm':
        return callService(
          (service) => service.confirm(effect.handle, effect.code),
          (idToken) => ({ type: 'confirmed', idToken }),
        );
      case 'keep':
        return drafts.keep(draft, { handle: effect.handle });
      case 'forget':
        return drafts.drop(draft);
      default:
        return answer(effect);
    }
  };
}

export function createPhoneAuth(deps: PhoneAuthDeps): PhoneAuth {
  const { clock, overlays, texts } = deps.shell;
  // A person may type a code while another one is being sent: each request has an answer of its own.
  const resolvers: { send?: (end: PhoneAuthAnswer) => void; confirm?: (end: PhoneAuthAnswer) => void } = {};
  const flow = run(
    phoneAuthFlow,
    runnerOf(deps, (end) =>
      resolvers[end.do === 'reportSent' || end.do === 'reportNotSent' ? 'send' : 'confirm']?.(end),
    ),
  );
  const request = (kind: keyof typeof resolvers, event: PhoneAuthEvent): Promise<PhoneAuthAnswer> =>
    new Promise((resolve) => {
      resolvers[kind] = resolve;
      flow.send(event);
    });
  const showProblem = async (problem: AuthProblem): Promise<null> => {
    await overlays.open('alert', {
      title: texts.t('common.notice'),
      message: authMessage(problem, texts.t),
      confirm: texts.t('common.confirm'),
    });
    return null;
  };
  return {
    send: async (number) => {
      const end = await request('send', { type: 'codeRequested', number });
      if ('problem' in end) {
        const { code } = end.problem;
        await showProblem(end.problem);
        return unanswered.has(code) ? null : failure('refused', code, { isShown: true });
      }
      const now = clock.now();
      const [expirationTime, resendAt] = [CODE_LIVES_MS, RESEND_AFTER_MS].map((ms) => new Date(now + ms).toISOString());
      return { ok: true, value: { expirationTime: expirationTime ?? '', resendAt: resendAt ?? '' } };
    },
    confirm: async (code) => {
      const end = await request('confirm', { type: 'codeTyped', code });
      if (end.do === 'reportToken') return end.idToken;
      return 'problem' in end ? showProblem(end.problem) : null;
    },
  };
}
