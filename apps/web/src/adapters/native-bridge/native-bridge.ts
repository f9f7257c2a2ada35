// Speaks with the Android app around the page: one call out, one call back.
import type { SocialChannel } from '@foyer/contract';
import { asRecord } from '../../shell/storage/shapes.ts';
import type { NativeAnswer, NativeBridge, NativeLogin } from './port.ts';

/** The page as the app sees it. */
export interface BridgePage {
  readonly FoyerNative?: Partial<NativeBridge>;
  onFoyerSocialLogin?: (channel: unknown, text: unknown) => void;
}

const texts = ['idToken', 'accessToken', 'secret'] as const;

/** 'Failure…', nothing, or JSON with what the provider gave. */
export function readAnswer(message: unknown): NativeAnswer {
  const text = typeof message === 'string' ? message.trim() : '';
  if (text === '') return { type: 'cancelled' };
  if (text.startsWith('Failure')) return { type: 'failure', text };
  try {
    const given = asRecord(JSON.parse(text)) ?? {};
    const known = texts.flatMap((name) => (typeof given[name] === 'string' ? [[name, given[name]] as const] : []));
    if (known.length > 0) return { type: 'token', ...Object.fromEntries(known) };
  } catch {
    // The text holds no token: it is returned as a failure.
  }
  return { type: 'failure', text };
}

/** The app's log-in; null where the page is not in it, or in a version without a bridge. */
export function nativeLogin(page: BridgePage): NativeLogin | null {
  const bridge = page.FoyerNative;
  if (typeof bridge?.socialLogin !== 'function') return null;
  return {
    socialLogin: (channel: SocialChannel, answered) => {
      page.onFoyerSocialLogin = (of, message) => {
        if (of === channel) answered(readAnswer(message));
      };
      bridge.socialLogin?.(channel);
    },
  };
}
