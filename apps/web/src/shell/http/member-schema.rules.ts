// Which calls have their schemas among those of a member's security, money and promotions, or of settings and the app.
const MEMBER_SCHEMA =
  /^(?:wallet|security|promotion|push)\.|^relay\.(?:deposit|withdraw|avail|player|promotion|fcm[BS])|^member\.(?:password|linkSocial|referrals)$/;

/** @param name of a call of the contract */
export const isMemberSchema = (name: string): boolean => MEMBER_SCHEMA.test(name);

/** @param name of a call of the contract */
export const isOfferSchema = (name: string): boolean => /^system\.(?:settings|down)|\.downloadS/.test(name);
