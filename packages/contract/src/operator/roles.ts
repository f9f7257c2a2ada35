// The staff of an operator, and what each of them may do.

/**
 * `payments` decides withdrawals and deposits, `support` helps members, `risk` changes their status, `audit` reads what all of them did,
 * `settings` changes the site's settings and its rewards, `content` its banners and announcements, and sends those to phones.
 */
export const staffRoles = ['payments', 'support', 'risk', 'audit', 'settings', 'content'] as const;

export type StaffRole = (typeof staffRoles)[number];

/** What can be edited, and the role that it takes. */
export const staffEditRoles = {
  settings: 'settings',
  banner: 'content',
  announcements: 'content',
  rewards: 'settings',
} as const satisfies Readonly<Record<string, StaffRole>>;

/** Error codes of the operator API beside those of the site: HTTP status, and the sentence for the person. */
export const operatorErrors = {
  'operator.login.required': [401, 'Please log in.'],
  'operator.login.refused': [401, 'Name, password or code are wrong.'],
  'operator.role.missing': [403, 'Your account may not do this.'],
  'operator.second.person': [409, 'You have agreed to this already. A second person has to agree, too.'],
  'operator.member.mayAsk': [409, 'The member can do this. You do it for members who are excluded or closed.'],
  'operator.deposit.byProvider': [409, 'Its provider says whether this deposit was paid. You confirm bank transfers.'],
  'operator.deposit.notPaid': [409, 'No notice says that this amount was paid for this deposit.'],
  'operator.deposit.final': [409, 'This deposit is booked already.'],
  'operator.deposit.allFee': [409, 'The fee would take all of this amount. Refuse it.'],
  'operator.chat.newer': [409, 'A message came that your page did not show. Read it, then close the conversation.'],
  'operator.edit.conflict': [409, 'This was changed after you read it. Read it again.'],
  'operator.edit.unknown': [404, 'Nothing of this name can be edited.'],
  'operator.edit.invalid': [400, 'This value cannot be used.'],
} as const satisfies Readonly<Record<string, readonly [status: number, message: string]>>;

export type OperatorErrorCode = keyof typeof operatorErrors;
