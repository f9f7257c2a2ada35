import type { LanguageCode, Status } from '@foyer/contract';
import { examples } from '@foyer/contract/examples';
import { expect, test } from 'vitest';
import { renderHtml } from '../../kit/fake-page.tsx';
import { Overlay as Planned } from './maintenance-planned-dialog.tsx';
import { Overlay } from './site-closed-dialog.tsx';

type Why = 'maintenance' | 'region';

function htmlOf(why: Why, language: LanguageCode, change: Partial<Status> = {}): string {
  const status: Status = {
    ...examples['system.status'].output,
    maintenanceText: null,
    maintenanceEnd: null,
    ...change,
  };
  const props = { why, status, onRetry: async () => undefined };
  return renderHtml(<Overlay props={props} answer={() => undefined} />, { state: { language } });
}

test.each([
  ['MA-02', 'region', 'Access denied', 'Access is denied because of your location or IP.'],
  ['MA-01', 'maintenance', 'Under maintenance', 'Dear customer, system maintenance is in progress.'],
] as const)('%s a closed site (%s) has title and message in English as well', (_, why, title, text) => {
  const html = htmlOf(why, 'VI');
  expect(html).toMatch(new RegExp(`lang="en" dir="ltr"><h3>${title}</h3><p>${text}`));
  expect(htmlOf(why, 'EN')).not.toContain('<h3>');
});

test('MA-01 an empty text of the operator leaves ours in place, before a maintenance and in it', () => {
  expect(htmlOf('maintenance', 'EN', { maintenanceText: '' })).toContain('Dear customer, system maintenance');
  const props = { from: '2026-11-22T12:00:00Z', end: null, text: '' };
  const planned = renderHtml(<Planned props={props} answer={() => undefined} />);
  expect(planned).toContain('away for a short while');
});

test('a visitor without a session has no way to the money in it', () => {
  expect(htmlOf('maintenance', 'EN')).not.toContain('/m/withdraw');
});
