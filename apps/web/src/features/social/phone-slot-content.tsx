// PH-03: log-in and registration by phone-auth: number, code, and the account choice.
import { useState, useSyncExternalStore } from 'react';
import { useCode } from '../../kit/codes/use-code.ts';
import { Form } from '../../kit/form.tsx';
import { usePhoneAuth } from '../../kit/identity/use-phone-auth.ts';
import { joinedNumber } from '../../kit/phone/phone.ts';
import { usePhoneField } from '../../kit/phone/use-phone-field.ts';
import { useShell, useT } from '../../kit/shell-context.tsx';
import type { SlotTable } from '../../kit/slots.ts';
import { readSettings } from '../../shell/settings/settings.ts';
import { Button } from '../../ui/button.tsx';
import { CodeField } from '../../ui/code-field.tsx';
import { Flag } from '../../ui/flag.tsx';
import { PhoneField } from '../../ui/phone-field.tsx';
import { Agreement } from './agreement.tsx';
import { isUsingToken } from './social.flow.ts';
import css from './social.module.css';
import { socialEngine } from './social-engine.ts';
import { SocialTrouble } from './social-trouble.tsx';

const PHONE_DRAFT = 'phoneAuth';
const CODE_DRAFT = 'phoneAuth.code';
const HANDLE_DRAFT = 'phoneAuth.handle';

/** The number, its code, and the engine that a confirmed code goes to. */
function usePhoneAuthLogin({ from, onLoggedIn }: SlotTable['phoneAuth']) {
  const shell = useShell();
  const phoneAuth = usePhoneAuth(HANDLE_DRAFT);
  const [engine] = useState(() => socialEngine(shell));
  const state = useSyncExternalStore(engine.subscribe, engine.state);
  const [confirming, setConfirming] = useState(false);
  const phone = usePhoneField({ draft: PHONE_DRAFT, onNumberReady: () => code.request() });
  const number = phone.number();
  const agreed = readSettings(shell.settings).on.socialAutoRegister;

  const confirm = async (typed: string): Promise<void> => {
    // The code works once: it waits while another account is being logged in.
    if (confirming || isUsingToken(engine.state())) return;
    setConfirming(true);
    const idToken = await (phoneAuth?.confirm(typed) ?? null);
    setConfirming(false);
    if (idToken === null) {
      code.clear();
      code.focus();
      return;
    }
    code.used();
    engine.serve({ from, agreed, onLoggedIn });
    engine.send({ type: 'phoneConfirmed', idToken });
  };
  const code = useCode({
    draft: CODE_DRAFT,
    recipient: number && joinedNumber(number),
    shown: phone.readable(),
    waiting: phone.waiting,
    byPhoneAuth: true,
    send: async (recipient) => phoneAuth?.send(recipient) ?? null,
    whole: (typed) => void confirm(typed),
  });
  const busy = confirming || isUsingToken(state);
  const problem = state.at === 'idle' && state.problem?.channel === 'phone' ? state.problem : null;
  return { agreed, busy, code, confirm, phone, problem };
}

export function SlotContent(slot: SlotTable['phoneAuth']) {
  const t = useT();
  const { agreed, busy, code, confirm, phone, problem } = usePhoneAuthLogin(slot);
  const submit = (): void => {
    if (code.expected) void confirm(code.code);
    else phone.check();
  };
  return (
    <Form className={css.social} onSubmit={submit}>
      <PhoneField
        label={t('phone.label')}
        {...phone.field}
        flag={<Flag addresses={phone.flag} />}
        error={phone.field.error}
        hint={!code.expected && t(slot.from === 'login' ? 'phoneLogin.lead' : 'register.codeComes')}
        enterKeyHint="send"
        readOnly={busy}
        required
      />
      {code.expected && <CodeField {...code.field} error={null} readOnly={busy} />}
      {problem && <SocialTrouble problem={problem} />}
      {agreed && <Agreement />}
      {code.expected ? (
        <Button type="submit" variant="primary" block busy={busy}>
          {t(busy ? 'login.checking' : 'login.submit')}
        </Button>
      ) : (
        <Button type="submit" variant="primary" block busy={code.sending} disabled={code.wait > 0}>
          {code.sendLabel}
        </Button>
      )}
    </Form>
  );
}
