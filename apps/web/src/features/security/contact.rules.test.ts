// Tests which failures the forms of a new address or number show themselves.
import { expect, test } from 'vitest';
import { codeClaims, saveClaims } from './contact.rules.ts';

const stepUp = ['stepup_required', 'password.wrong', 'code.invalid'];

test('HT-08 saving claims the form’s refusals, and a lost answer goes to the catalogue', () => {
  for (const code of [...stepUp, 'email.taken', 'email.invalid', 'mobile.taken', 'mobile.invalid', 'country.refused'])
    expect(saveClaims).toHaveProperty([code]);
  expect(saveClaims).not.toHaveProperty('unanswered');
});

test('HT-08 sending a code claims refusals of its recipient and lost answers', () => {
  for (const code of [...stepUp, 'email.invalid', 'mobile.invalid', 'country.refused', 'unanswered'])
    expect(codeClaims).toHaveProperty([code]);
});
