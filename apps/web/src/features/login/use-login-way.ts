// Which of the two ways to log in is shown. What the phone's way needs is fetched when somebody wants it.
import { type ComponentType, useState } from 'react';
import { useShell } from '../../app/shell-context.tsx';
import { REMEMBERED_LOGIN } from '../../shell/session/remembered-record.ts';
import type { Shell } from '../../shell/shell.ts';
import { LOGIN_PHONE_DRAFT } from './login.constants.ts';
import type { LoginEntry } from './login.rules.ts';

type Way = LoginEntry['type'];
type Part = ComponentType<{ readonly entered: () => void }>;

/** The number this device remembers, where none has been typed in this tab. */
function fillNumber({ drafts, settings, store }: Shell): void {
  const record = store.read(REMEMBERED_LOGIN);
  const known = record?.type === 'sms' && record.merchant === settings.merchant ? record.mobile : undefined;
  if (known && !drafts.read(LOGIN_PHONE_DRAFT).number) drafts.keep(LOGIN_PHONE_DRAFT, { number: known });
}

export function useLoginWay() {
  const shell = useShell();
  const { texts, overlays } = shell;
  const [way, setWay] = useState<Way>('username');
  const [part, setPart] = useState<{ readonly PhoneLogin: Part } | null>(null);

  const fetchPart = async (): Promise<void> => {
    try {
      const [{ PhoneLogin }] = await Promise.all([import('./phone-login.tsx'), texts.complete()]);
      fillNumber(shell);
      setPart({ PhoneLogin });
    } catch {
      setWay('username');
      overlays.toast(texts.t('login.unreachable'));
    }
  };
  const choose = (chosen: Way): void => {
    setWay(chosen);
    if (chosen === 'sms' && !part) void fetchPart();
  };
  return { way, choose, PhoneLogin: part?.PhoneLogin ?? null };
}
