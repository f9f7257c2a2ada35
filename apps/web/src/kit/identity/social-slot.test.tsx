import { examples } from '@foyer/contract/examples';
import { expect, test } from 'vitest';
import { renderHtml } from '../fake-page.tsx';
import { SocialSlot } from './social-slot.tsx';

const settings = examples['system.settings'].output;
const channel = (name: 'google' | 'line') => ({
  channel: name,
  clientId: 'c1',
  authorizeUrl: `https://idp.example/authorize/${name}`,
  tokenUrl: 'https://idp.example/token',
});
const place = (change: object) =>
  renderHtml(<SocialSlot from="login" onLoggedIn={() => undefined} />, {
    state: {
      settings: {
        ...settings,
        identity: { by: 'local', channels: [channel('google'), channel('line')] },
        whitelabel: { ...settings.whitelabel, GOOGLELOGIN3: true, SOCIALAUTOREG3: false },
        ...change,
      },
    },
  });

test('SO-01 the buttons are in the HTML, in the operator’s order', () => {
  const html = place({});
  expect([...html.matchAll(/<button[^>]*aria-label="([^"]*)"/g)].map(([, label]) => label)).toEqual([
    'Continue with Google',
    'Continue with LINE',
  ]);
  expect(html).toContain('or continue with');
});

test('SO-02 the meaning of an automatic registration stands before every button', () => {
  const html = place({ whitelabel: { ...settings.whitelabel, SOCIALAUTOREG3: true } });
  expect(html).not.toContain('<button');
  expect(html).toContain('<svg');
});

test('an operator without social accounts has no space for them', () => {
  expect(place({ identity: { by: 'local', channels: [] } })).toBe('');
});
