// Schemas of the requests that our own script sends.
import { CaptchaAction } from '@foyer/contract/schemas';
import * as z from 'zod/mini';

const ChallengeId = z.string().check(z.regex(/^[0-9a-f]{32}$/));
const CaptchaId = z.string().check(z.maxLength(64));
const Unit = z.number().check(z.gte(-1000), z.lte(1000));
const Milliseconds = z.number().check(z.gte(0), z.lte(600_000));

export const Load = z.strictObject({
  captchaId: CaptchaId,
  kind: z.enum(['slide', 'click', 'question']),
  /** The action that the proof will be good for. Version 3 has named it at the start. */
  action: z.optional(CaptchaAction),
  /** Version 3: the challenge it was started with. */
  challenge: z.optional(ChallengeId),
});
export type Load = z.infer<typeof Load>;

export const Verify = z.strictObject({
  challenge: ChallengeId,
  x: z.optional(Unit),
  places: z.optional(z.array(z.tuple([Unit, Unit])).check(z.maxLength(8))),
  text: z.optional(z.string().check(z.maxLength(64))),
  track: z.array(z.tuple([Unit, Unit, Milliseconds])).check(z.maxLength(400)),
});
export type Verify = z.infer<typeof Verify>;
