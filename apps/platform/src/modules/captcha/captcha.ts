// What other modules ask the captcha: is there a proof, good for this action of this operator, not used before?
import type { CaptchaAction, LoginRequest } from '@foyer/contract';
import { isOn } from '../../merchants/switch.ts';
import type { CallContext, House } from '../../module.ts';
import { Refusal } from '../../refusal.ts';

/** The proof's fields as any call carries them. */
export type CaptchaProof = Pick<
  LoginRequest,
  'geetestSeccode' | 'geetestChallenge' | 'geetestValidate' | 'geetestValidateV4' | 'captcha'
>;

export interface Captcha {
  /**
   * Takes the proof a call must carry; it is used up whether or not it fits. Nothing happens where the operator asks for none.
   * @throws Refusal captcha.required, captcha.invalid or captcha.unavailable
   */
  readonly require: (action: CaptchaAction, proof: CaptchaProof, context: CallContext) => Promise<void>;
}

export const createCaptcha = (_house: House): Captcha => ({
  require: async (action, _proof, { merchant }) => {
    if (isOn(merchant, 'captcha') && merchant.settings.captchaFor.includes(action))
      throw new Refusal('captcha.unavailable');
  },
});
