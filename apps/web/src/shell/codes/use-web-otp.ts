// WebOTP: where the browser can, the code of a message that names this site fills itself in after one tap of consent.
import { useEffect } from 'react';
import { useLatest } from '../flow/use-latest.ts';

/** Of the Web OTP API (WICG); not yet among the types of the DOM. */
type OtpRequest = CredentialRequestOptions & { readonly otp: { readonly transport: readonly ['sms'] } };
type OtpCredential = Credential & { readonly code?: unknown };

const REQUEST: Omit<OtpRequest, 'signal'> = { otp: { transport: ['sms'] } };

/** Waits for a code; null where there is none to wait for. Stops with the signal. */
async function messageCode(view: Window & typeof globalThis, signal: AbortSignal): Promise<string | null> {
  if (!('OTPCredential' in view)) return null;
  try {
    const found = (await view.navigator.credentials.get({ ...REQUEST, signal } as OtpRequest)) as OtpCredential | null; // asked for by `otp`
    return typeof found?.code === 'string' ? found.code : null;
  } catch {
    // Aborted, refused, or too late: the code can be typed.
    return null;
  }
}

/** `waiting`: a message is on its way, and the field is on the page. Leaving it stops the waiting. */
export function useWebOtp(waiting: boolean, arrived: (code: string) => void): void {
  const latest = useLatest(arrived);
  useEffect(() => {
    if (!waiting) return;
    const leaving = new AbortController();
    void messageCode(window, leaving.signal).then((code) => {
      if (code !== null && !leaving.signal.aborted) latest.current(code);
    });
    return () => leaving.abort();
  }, [waiting, latest]);
}
