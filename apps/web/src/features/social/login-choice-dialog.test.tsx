import type { PageSettings } from '@foyer/contract';
import { examples } from '@foyer/contract/examples';
import { expect, test } from 'vitest';
import { renderHtml } from '../../kit/fake-page.tsx';
import type { UnknownIdentity } from '../../shell/identity/unknown-identity.ts';
import { Overlay } from './login-choice-dialog.tsx';

const unknown = { firebaseIdToken: 't', name: 'Maya', agreed: false, isRegistering: false } as const;

const drawn = (FIREBASECREATEACC3: boolean, change: Partial<UnknownIdentity> = {}): string => {
  const props: UnknownIdentity = { ...unknown, firebaseChannel: 'google', ...change };
  const settings: PageSettings = { ...examples['system.settings'].output, whitelabel: { FIREBASECREATEACC3 } };
  return renderHtml(<Overlay props={props} answer={() => undefined} />, { state: { settings } });
};

test('OV-02 SW-01 with FIREBASECREATEACC3 a person may register or log in with an existing account', () => {
  expect(drawn(true)).toContain('Register new');
  expect(drawn(true)).toContain('Log in with existing account');
});

test('OV-02 SW-01 without FIREBASECREATEACC3 there is only the existing account', () => {
  expect(drawn(false)).not.toContain('Register new');
  expect(drawn(false)).toContain('Log in with existing account');
});

test('PH-03 without FIREBASECREATEACC3 a number of the registration leads to the terms', () => {
  const html = drawn(false, { firebaseChannel: 'phone', name: null, isRegistering: true });
  expect(html).toContain('This number is new here.');
  expect(html).toContain('Create account');
  expect(html).toContain('Log in with existing account');
});

test('OV-02 SW-01 without FIREBASECREATEACC3 a number of the log-in has the existing account alone', () => {
  const html = drawn(false, { firebaseChannel: 'phone', name: null });
  expect(html).not.toContain('Register new');
  expect(html).not.toContain('Create account');
});
