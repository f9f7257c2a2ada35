// OV-05: Google's one-tap prompt. Source:
// https://developers.google.com/identity/gsi/web/reference/js-reference
import type { OAuthSecrets } from '../../shell/identity/oauth-request.ts';
import { letIn, type ScriptLoader, type ScriptPage } from '../script-loader.ts';
import type { ProviderToken } from './port.ts';
import { claimsOf } from './provider.ts';

interface GoogleId {
  readonly initialize: (options: Readonly<Record<string, unknown>>) => void;
  readonly prompt: () => void;
  readonly cancel: () => void;
}

/** The window property that the script sets as its entry point. */
export interface OneTapPage extends ScriptPage {
  readonly google?: { readonly accounts?: { readonly id?: GoogleId } };
}

export interface OneTapDeps {
  readonly script: string;
  readonly clientId: string;
  readonly scripts: ScriptLoader;
  readonly page: OneTapPage;
  readonly generateSecrets: () => Promise<Pick<OAuthSecrets, 'nonce' | 'nonceHash'>>;
}

export interface OneTap {
  /** Shows the prompt where the browser knows an account; otherwise nothing happens. */
  readonly prompt: (onToken: (token: ProviderToken) => void) => Promise<void>;
  /** Takes the prompt away: the person goes another way. */
  readonly cancel: () => void;
}

export function oneTap({ script, clientId, scripts, page, generateSecrets }: OneTapDeps): OneTap {
  const googleId = (): GoogleId | undefined => page.google?.accounts?.id;
  let unwanted = false;
  return {
    prompt: async (onToken) => {
      const { origin, pathname } = new URL(script);
      letIn(page, [origin]);
      const [{ nonce, nonceHash }, there] = await Promise.all([
        generateSecrets(),
        scripts.load(pathname, () => googleId() !== undefined),
      ]);
      if (!there || unwanted) return;
      googleId()?.initialize({
        client_id: clientId,
        nonce: nonceHash,
        // The browser's own prompt: needs nothing of other sites' storage.
        use_fedcm_for_prompt: true,
        itp_support: true,
        callback: ({ credential }: { readonly credential?: unknown }) => {
          // A token that was made for another page is not accepted.
          if (typeof credential !== 'string' || claimsOf(credential)?.nonce !== nonceHash) return;
          onToken({ channel: 'google', idToken: credential, nonce });
        },
      });
      googleId()?.prompt();
    },
    cancel: () => {
      unwanted = true;
      googleId()?.cancel();
    },
  };
}
