// Public interface of the referral module.

/** `creditInviter(platform)` credits the inviter of a registration. It fills the hook `memberAdded` of the registration module. */
export { creditInviter } from './attribution.ts';
