// The key that signs an operator's pings: private half here, public half in the settings.
import { createPrivateKey, createPublicKey } from 'node:crypto';

/** First words of a key file that everyone knows. */
export const DEMO_KEY_MARK = 'Demo key';

export interface PingKey {
  /** PKCS#8 PEM. */
  readonly privateKey: string;
  /** base64 SPKI. */
  readonly publicKey: string;
}

/** Reads the key, or returns the fault in the key file or the pair. */
export const readPingKey = (text: string, demo: boolean): PingKey | { readonly wrong: string } => {
  if (text.startsWith(DEMO_KEY_MARK) && !demo) {
    return {
      wrong:
        'this is the public demo key; make your own: openssl genpkey -algorithm EC -pkeyopt ec_paramgen_curve:P-256',
    };
  }
  try {
    const key = createPrivateKey(text);
    if (key.asymmetricKeyType !== 'ec' || key.asymmetricKeyDetails?.namedCurve !== 'prime256v1')
      return { wrong: 'not a P-256 key' };
    return {
      privateKey: key.export({ type: 'pkcs8', format: 'pem' }).toString(),
      publicKey: createPublicKey(key).export({ type: 'spki', format: 'der' }).toString('base64'),
    };
  } catch {
    return { wrong: 'no private key in PEM form' };
  }
};
