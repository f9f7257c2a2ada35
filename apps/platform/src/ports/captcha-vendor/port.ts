// The port of the captcha vendor; each version of its API has an adapter beside this file.

/** `unreachable`: no answer, a late one, or none that could be read; it says nothing about the person. */
export type Verdict = 'passed' | 'refused' | 'unreachable';

/** An operator's account with the vendor. */
export interface VendorAccount {
  readonly captchaId: string;
  readonly key: string;
  /** Origin of the vendor's servers for us, where it is not the public one (private and regional deployments). */
  readonly api: string | null;
}

/** Values of a proof by the vendor's own names. */
export type VendorProof = Readonly<Record<string, string>>;

export interface CaptchaVendor {
  /** Version 3: asks for a challenge. Null: the vendor cannot be reached. Version 4 has none. */
  readonly start: (visitorIp: string) => Promise<string | null>;
  readonly validate: (proof: VendorProof, visitorIp: string) => Promise<Verdict>;
  /** False: the vendor answers nobody at the moment. */
  readonly isAlive: () => Promise<boolean>;
}
