// WebOTP: where the browser can, the code of a message that names this site is handed over after one tap of consent.

/** Of the Web OTP API (WICG); not yet among the types of the DOM. */
type OtpRequest = CredentialRequestOptions & { readonly otp: { readonly transport: readonly ['sms'] } };
type OtpCredential = Credential & { readonly code?: unknown };

/** The part of the window that this file needs. */
export interface OtpView {
  readonly navigator: { readonly credentials: Pick<CredentialsContainer, 'get'> };
}

const canHear = (view: object): boolean => 'OTPCredential' in view;

/** Waits for a code; null where there is none to wait for. Stops with the signal. */
export async function messageCode(view: OtpView, signal: AbortSignal): Promise<string | null> {
  if (!canHear(view)) return null;
  const request: OtpRequest = { otp: { transport: ['sms'] }, signal };
  try {
    const found = (await view.navigator.credentials.get(request)) as OtpCredential | null; // asked for by `otp`
    return typeof found?.code === 'string' && !signal.aborted ? found.code : null;
  } catch {
    // Aborted, refused, or too late: the code can be typed.
    return null;
  }
}
