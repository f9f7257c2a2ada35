// Reads a proof from the fields of a call.
import type { LoginRequest } from '@foyer/contract';

/** The proof's fields as any call carries them. */
export type CaptchaProof = Pick<
  LoginRequest,
  'geetestSeccode' | 'geetestChallenge' | 'geetestValidate' | 'geetestValidateV4' | 'captcha'
>;

/** Version 3, in the vendor's three values; the second of them also stands in the third. */
export interface ProofOfThree {
  readonly challenge: string;
  readonly validate: string;
}

/** Version 4, in the vendor's four values. */
export interface ProofOfFour {
  readonly lot_number: string;
  readonly captcha_output: string;
  readonly pass_token: string;
  readonly gen_time: string;
}

const SECCODE = /^(?<validate>[^|]{1,512})\|jordan$/;
const fields = ['lot_number', 'captcha_output', 'pass_token', 'gen_time'] as const;

/** Version 3. The specification's log-in names no `geetestValidate`: it is what stands before the bar of the seccode. */
export const proofOfThree = (proof: CaptchaProof): ProofOfThree | null => {
  const { geetestChallenge: challenge, geetestSeccode: seccode, geetestValidate } = proof;
  const validate = SECCODE.exec(seccode ?? '')?.groups?.validate;
  if (!challenge || !validate || (geetestValidate !== undefined && geetestValidate !== validate)) return null;
  return { challenge, validate };
};

/** Version 4: base64url JSON. */
export const proofOfFour = ({ geetestValidateV4 }: CaptchaProof): ProofOfFour | null => {
  if (!geetestValidateV4) return null;
  try {
    const values: unknown = JSON.parse(Buffer.from(geetestValidateV4, 'base64url').toString('utf8'));
    if (typeof values !== 'object' || values === null) return null;
    const read = Object.fromEntries(fields.map((name) => [name, (values as Record<string, unknown>)[name]]));
    return Object.values(read).every((value) => typeof value === 'string' && value.length > 0 && value.length <= 2048)
      ? (read as unknown as ProofOfFour) // every field was just seen to be a text
      : null;
  } catch {
    return null;
  }
};

/** Image captcha: `captchaId.text`. */
export const proofOfImage = ({ captcha }: CaptchaProof): { readonly id: string; readonly text: string } | null => {
  const dot = captcha?.indexOf('.') ?? -1;
  return captcha && dot > 0 && dot < captcha.length - 1
    ? { id: captcha.slice(0, dot), text: captcha.slice(dot + 1) }
    : null;
};
