// Phone-auth for a form: sends a code and exchanges it for an id token. Loaded on demand.
import { type LanguageCode, languages } from '@foyer/contract';
import { useState } from 'react';
import { localPhone } from '../../adapters/identity/local-provider.ts';
import type { PhoneIdentity } from '../../adapters/identity/port.ts';
import { letIn, type ScriptPage } from '../../adapters/script-loader.ts';
import { postOutside } from '../../shell/http/post-outside.ts';
import { identityOf, identityProject, phoneAuthOn } from '../../shell/identity/offers.ts';
import type { Shell } from '../../shell/shell.ts';
import { useShell } from '../shell-context.tsx';
import { createPhoneAuth, type PhoneAuth } from './phone-auth.runner.ts';

/** Servers of the invisible captcha. */
const CAPTCHA_SERVERS = ['https://www.google.com', 'https://www.gstatic.com'];

function captchaContainer(): HTMLElement {
  const place = document.createElement('div');
  document.body.append(place);
  return place;
}

async function phoneIdentityOf(settings: Shell['settings'], language: LanguageCode): Promise<PhoneIdentity> {
  const identity = identityOf(settings);
  const project = identityProject(settings);
  if (identity?.by === 'local' && identity.phoneUrl)
    return localPhone({ phoneUrl: identity.phoneUrl, clientId: settings.merchant, post: postOutside });
  if (!project) throw new Error('Phone-auth has no project.');
  const { firebasePhone } = await import('../../adapters/identity/firebase-phone.ts');
  return firebasePhone({
    project,
    emulator: identity?.emulator,
    language: languages[language].tag,
    captchaContainer,
    // The DOM's types lack trusted types policies.
    letIn: () => void letIn(window as unknown as ScriptPage, CAPTCHA_SERVERS),
  });
}

/**
 * Returns null where the platform itself sends the operator's codes by SMS. `draft` names the draft that keeps the
 * state of a sent code over a refresh.
 */
export function usePhoneAuth(draft: string): PhoneAuth | null {
  const shell = useShell();
  const [phoneAuth] = useState(() => {
    if (!phoneAuthOn(shell.settings)) return null;
    let service: Promise<PhoneIdentity> | null = null;
    const identity = (): Promise<PhoneIdentity> => {
      service ??= phoneIdentityOf(shell.settings, shell.texts.language());
      // A lost file is requested again.
      service.catch(() => {
        service = null;
      });
      return service;
    };
    return createPhoneAuth({ shell, draft, identity });
  });
  return phoneAuth;
}
