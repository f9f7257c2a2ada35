// The demo member with a second factor; its authenticator secret is public, for demo mode only.

export const demoSecondFactor = {
  username: 'demo2fa',
  /** In base32, as an authenticator takes it. */
  secret: 'FOYERDEMO2FA77AURORALOTUSDEMO234',
  /** Asked for where an operator allows that method. */
  payeeName: 'Demo Payee',
} as const;
