// Firebase's phone-auth: an invisible captcha, a code by SMS, an id token with the number.
import { type Auth, PhoneAuthProvider, RecaptchaVerifier, signInWithCredential } from '@firebase/auth';
import { type FirebaseDeps, firebaseAuth } from './firebase-app.ts';
import { type AuthResult, type PhoneIdentity, problemOf } from './port.ts';

export interface FirebasePhoneDeps extends FirebaseDeps {
  /** Returns the element for the invisible captcha. */
  readonly captchaContainer: () => HTMLElement;
  /** Allows the captcha's own scripts in the page's policy, before the first of them is requested. */
  readonly letIn: () => void;
}

const attempt = async <T>(work: () => Promise<T>): Promise<AuthResult<T>> => {
  try {
    return { ok: true, value: await work() };
  } catch (error) {
    return { ok: false, problem: problemOf(error) };
  }
};

export function firebasePhone(deps: FirebasePhoneDeps): PhoneIdentity {
  let captcha: RecaptchaVerifier | null = null;

  const begin = (): Auth => {
    const auth = firebaseAuth(deps);
    // The emulator sends no SMS, so there is nothing that a captcha would guard.
    if (deps.emulator) auth.settings.appVerificationDisabledForTesting = true;
    return auth;
  };
  const captchaOf = (auth: Auth): RecaptchaVerifier => {
    // With the emulator, the SDK requests none of these scripts.
    if (!deps.emulator) deps.letIn();
    captcha ??= new RecaptchaVerifier(auth, deps.captchaContainer(), { size: 'invisible' });
    return captcha;
  };
  /** A captcha that was refused once is refused again: the next try has another one. */
  const dropCaptcha = (): void => {
    captcha?.clear();
    captcha = null;
  };

  return {
    prepare: () =>
      attempt(async () => {
        await captchaOf(begin()).render();
        return null;
      }),
    sendCode: async (number) => {
      const auth = begin();
      const sent = await attempt(() => new PhoneAuthProvider(auth).verifyPhoneNumber(number, captchaOf(auth)));
      dropCaptcha();
      return sent;
    },
    confirm: (handle, code) =>
      attempt(async () => {
        const { user } = await signInWithCredential(begin(), PhoneAuthProvider.credential(handle, code));
        return user.getIdToken();
      }),
  };
}
