// Captcha: what starts a puzzle, and the proof that one was solved.
import * as z from 'zod/mini';
import { ReadId, ReadText, readFlag, renamed } from './read.ts';
import { CacheBuster, text } from './values.ts';

/** The actions that a captcha proof is valid for. A proof is bound to its action and operator, and works once. */
export const CaptchaAction = z.enum(['login', 'register', 'sms', 'reset']);

/**
 * The proof's fields, the same in every call that may ask for one: version 3 in the first three (the vendor's names), version 4 as
 * base64url JSON of the vendor's values, the image captcha as `captchaId.text`.
 */
export const captchaProof = {
  geetestSeccode: z.optional(text(2048)),
  geetestChallenge: z.optional(text(2048)),
  geetestValidate: z.optional(text(2048)),
  geetestValidateV4: z.optional(text(4096)),
  captcha: z.optional(text(128)),
};

/** The codes of every call that takes a proof. */
export const captchaCodes = ['captcha.required', 'captcha.invalid', 'captcha.unavailable'] as const;

const action = z.optional(CaptchaAction);

export const captchaSchemas = {
  /**
   * CW-07: the start values of version 3. `success` 0: the vendor cannot be reached and the puzzle is the offline
   * one. Without it the vendor is there: the envelope of a flat answer has taken the one `success` for itself.
   */
  'captcha.geetest': {
    input: z.strictObject({ t: CacheBuster, action }),
    output: renamed(
      { newCaptcha: 'new_captcha' },
      z.object({
        gt: ReadText,
        challenge: ReadText,
        newCaptcha: readFlag(true),
        success: z.pipe(
          readFlag(true),
          z.transform((found) => (found ? 1 : 0)),
        ),
      }),
    ),
  },
  /** `question`: for people who cannot see a picture, the same captcha as a question in words; its answer goes where the text goes @assumed. */
  'captcha.image': {
    input: z.strictObject({ _: CacheBuster, action, question: z.optional(z.literal('true')) }),
    output: z.object({
      captchaId: ReadId,
      image: z.string().check(z.startsWith('data:image/png;base64,')),
      question: z.optional(z.string()),
    }),
  },
} as const;
