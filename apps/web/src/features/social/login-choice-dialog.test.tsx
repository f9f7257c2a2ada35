import type { PageSettings } from '@foyer/contract';
import { examples } from '@foyer/contract/examples';
import { expect, test } from 'vitest';
import { renderHtml } from '../../kit/fake-page.tsx';
import { Overlay } from './login-choice-dialog.tsx';

const props = { firebaseChannel: 'google', firebaseIdToken: 't', name: 'Maya', agreed: false } as const;

const drawn = (FIREBASECREATEACC3: boolean): string => {
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
