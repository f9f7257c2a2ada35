// Every error code the platform answers with, and the HTTP status it travels under.

/** Error code → HTTP status. Texts stand in the platform's texts, one for each code and language. */
export const errorCodes = {
  // input
  'input.invalid': 400,
  'Missing Encryption': 400,
  'encryption.invalid': 400,
  'encryption.key.unknown': 400,
  'merchant.unknown': 400,
  'not.found': 404,
  'body.too.large': 413,
  'content.type.unsupported': 415,
  // session
  CUSTOMER_NOT_LOGIN: 401,
  'user.or.token.invalid': 401,
  'login.cred.err': 400,
  'not.exists.user': 400,
  token_ip_different: 400,
  login_verify_required: 400,
  'verification.invalid': 400,
  'verification.expired': 400,
  'method.refused': 400,
  'method.last': 400,
  'authenticator.expired': 400,
  stepup_required: 400,
  bind_customer_required: 400,
  'identity.invalid': 400,
  'identity.taken': 400,
  'identity.last': 400,
  'channel.refused': 400,
  'captcha.required': 400,
  'captcha.invalid': 400,
  'captcha.unavailable': 503,
  'captcha.version': 400,
  'handoff.invalid': 400,
  'password.wrong': 400,
  'password.weak': 400,
  'password.change.required': 403,
  // registration and codes
  'username.invalid': 400,
  'username.taken': 400,
  'mobile.invalid': 400,
  'mobile.taken': 400,
  'email.invalid': 400,
  'email.taken': 400,
  'country.refused': 400,
  'code.invalid': 400,
  'terms.outdated': 400,
  'age.required': 400,
  'origin.refused': 403,
  // member status, decided by the one policy function
  'member.timeout': 403,
  'member.excluded': 403,
  'member.closed': 403,
  'member.limited': 403,
  // place and time
  domain_not_available: 503,
  'region.restricted': 403,
  maintenance: 503,
  // money and games
  'balance.insufficient': 400,
  'game.unknown': 404,
  'game.unavailable': 400,
  'game.code.invalid': 400,
  'issue.closed': 400,
  'issue.unknown': 404,
  'bet.invalid': 400,
  'stake.out.of.range': 400,
  'receipt.unknown': 404,
  'deposit.method.unavailable': 400,
  'deposit.out.of.range': 400,
  'order.unknown': 404,
  'account.number.invalid': 400,
  'account.issuer.unknown': 400,
  'account.holder.invalid': 400,
  'account.holder.other': 400,
  'account.taken': 400,
  'account.limit': 400,
  // repeated and excess requests
  'idempotency.running': 409,
  'idempotency.mismatch': 422,
  TOO_MANY_REQUEST: 429,
  TOO_MANY_REQUEST_LOGIN: 429,
  TOO_MANY_REQUEST_SMS: 429,
  // the platform itself
  'service.overloaded': 503,
  'service.unavailable': 503,
  unknown_error: 500,
} as const satisfies Record<string, number>;

/** Error code of the platform. */
export type ErrorCode = keyof typeof errorCodes;

/** Codes that mean "not logged in" whatever their status: the one session-end reaction takes them all. */
export const sessionEndCodes = [
  'CUSTOMER_NOT_LOGIN',
  'customer.not.login',
  'user.or.token.invalid',
  'login.not.session',
] as const;
