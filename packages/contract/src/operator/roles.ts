// The people who work for an operator, and what each of them may do.

/**
 * `payments` decides withdrawals and deposits, `support` helps members, `risk` changes their status, `audit` reads what all of them did.
 */
export const operatorRoles = ['payments', 'support', 'risk', 'audit'] as const;

export type OperatorRole = (typeof operatorRoles)[number];

/** Error codes of the operator API beside those of the site: HTTP status, and the sentence for the person. */
export const operatorErrors = {
  'operator.login.required': [401, 'Please log in.'],
  'operator.login.refused': [401, 'Name, password or code are wrong.'],
  'operator.role.missing': [403, 'Your account may not do this.'],
  'operator.second.person': [409, 'You have agreed to this already. A second person has to agree, too.'],
} as const satisfies Readonly<Record<string, readonly [status: number, message: string]>>;

export type OperatorErrorCode = keyof typeof operatorErrors;
