import { expect, test } from 'vitest';
import { noticeText } from './notice-text.ts';

/** The direction that a browser gives an element with `dir="auto"`: that of the first letter outside of isolates. */
const directionOf = (text: string): 'ltr' | 'rtl' => {
  const [letter = ''] = /\p{L}/u.exec(text.replaceAll(/[\u2066-\u2068][^\u2069]*\u2069/g, '')) ?? [];
  return /[\p{Script=Arabic}\p{Script=Hebrew}]/u.test(letter) ? 'rtl' : 'ltr';
};

const values = { account: 'Sen Bank •••• 6781', amount: '$20.00', reason: 'A look at the documents.', brand: 'Aurora' };

test.each(['withdrawalPaid', 'withdrawalOnHold', 'withdrawalRefused'] as const)(
  'the Urdu message %s runs from right to left, whatever the account is called',
  (name) => {
    const { subject, body } = noticeText(name, 'UR', values);
    expect([directionOf(subject), directionOf(body)]).toEqual(['rtl', 'rtl']);
  },
);

test('a message from left to right holds its values as they are', () => {
  expect(noticeText('withdrawalPaid', 'EN', values).body).toContain('Sen Bank •••• 6781');
});
