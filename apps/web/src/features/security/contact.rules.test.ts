// Tests which failures the forms of a new address or number show themselves.
import { expect, test } from 'vitest';
import { codeClaims, saveClaims } from './contact.rules.ts';

const stepUp = ['stepup_required', 'password.wrong', 'code.invalid'];

test('HT-08 saving claims what the form shows; an answer that was lost is the error catalogue’s', () => {
  for (const code of [...stepUp, 'email.taken', 'email.invalid', 'mobile.taken', 'mobile.invalid', 'country.refused'])
    expect(saveClaims).toHaveProperty([code]);
  expect(saveClaims).not.toHaveProperty('unanswered');
});

test('HT-08 sending a code claims its recipient, and an answer that was lost: the code may be on its way', () => {
  for (const code of [...stepUp, 'email.invalid', 'mobile.invalid', 'country.refused', 'unanswered'])
    expect(codeClaims).toHaveProperty([code]);
});
