// WebOTP: fills in the code of a message that names this site, after one tap of consent.

/** Types of the Web OTP API (WICG), which the DOM's types do not have yet. */
type OtpRequest = CredentialRequestOptions & { readonly otp: { readonly transport: readonly ['sms'] } };
type OtpCredential = Credential & { readonly code?: unknown };

/** The part of the window that this file needs. */
export interface OtpView {
  readonly navigator: { readonly credentials: Pick<CredentialsContainer, 'get'> };
}

const canHear = (view: object): boolean => 'OTPCredential' in view;

/** Waits for a code; returns null where none can arrive. Stops with the signal. */
export async function messageCode(view: OtpView, signal: AbortSignal): Promise<string | null> {
  if (!canHear(view)) return null;
  const request: OtpRequest = { otp: { transport: ['sms'] }, signal };
  try {
    const found = (await view.navigator.credentials.get(request)) as OtpCredential | null; // asked for by `otp`
    return typeof found?.code === 'string' && !signal.aborted ? found.code : null;
  } catch {
    // The browser aborted or refused, or the code came too late: the person can type it.
    return null;
  }
}
