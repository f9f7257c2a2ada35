// The demo member with a second factor. The secret of the authenticator stands here so that anybody can try it: demo
// mode only.

export const demoSecondFactor = {
  username: 'demo2fa',
  /** In base32, as an authenticator takes it. */
  secret: 'FOYERDEMO2FA77AURORALOTUSDEMO234',
  /** Asked for where an operator allows that way. */
  payeeName: 'Demo Payee',
} as const;
