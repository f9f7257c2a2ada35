// The end of a maintenance reads the same on the server's page and in the notice over an open page.
import { type LanguageCode, languageCodes } from '@foyer/contract';
import { examples } from '@foyer/contract/examples';
import { expect, test } from 'vitest';
import { Overlay } from '../src/features/site-closed/site-closed-dialog.tsx';
import { renderHtml } from '../src/kit/fake-page.tsx';
import { maintenanceAnswer } from './notices.ts';
import type { Operator } from './operators.ts';
import type { SiteKey } from './site-texts.ts';

const end = '2026-11-21T15:30:00.000Z';
const status = { ...examples['system.status'].output, maintenance: true, maintenanceEnd: end, maintenanceText: null };

const wordsOf = (html: string): string => /<time[^>]*>([^<]*)<\/time>/.exec(html)?.[1] ?? '';

function noticeIn(language: LanguageCode): string {
  const props = { why: 'maintenance', status, onRetry: async () => undefined } as const;
  return wordsOf(renderHtml(<Overlay props={props} answer={() => undefined} />, { state: { language } }));
}

/** The page's own script, run on the page's own element. */
async function pageIn(language: LanguageCode): Promise<string> {
  const text = Object.assign((key: SiteKey): string => key, { language });
  const operator = { name: 'Aurora', tokens: '', icons: {} } as unknown as Operator;
  const { body } = maintenanceAnswer({ operator, text, english: text }, status);
  const html = String(await body.as(null));
  const forms = /data-forms="([^"]*)"/.exec(html)?.[1]?.replaceAll('&quot;', '"');
  const time = { dateTime: end, dataset: { forms }, textContent: '' };
  const script = /<script>(.*?)<\/script>/.exec(html)?.[1] ?? '';
  new Function('document', script)({ querySelector: () => time });
  return time.textContent;
}

test.each(languageCodes)('MA-01 in %s page and notice write the end alike, in Western digits', async (language) => {
  const words = await pageIn(language);
  expect(words).toBe(noticeIn(language));
  // The day and the hour, no year of another calendar, and no other digits.
  expect(words.match(/\p{Nd}+/gu)?.map(Number)).toEqual(expect.arrayContaining([21, 30]));
  expect(words).not.toMatch(/[^\P{Nd}\d]|20\d\d|25\d\d/u);
});

test.each([
  ['to come', '2026-11-21T15:29:00.000Z', true, '60'],
  ['over', '2026-11-21T15:30:00.000Z', false, '60'],
])('MA-01 of an end that is %s the page says so: %s', async (_, serverTime, isNamed, retryAfter) => {
  const text = Object.assign((key: SiteKey): string => key, { language: 'EN' as const });
  const operator = { name: 'Aurora', tokens: '', icons: {} } as unknown as Operator;
  const { body, headers } = maintenanceAnswer({ operator, text, english: text }, { ...status, serverTime });
  expect(String(await body.as(null)).includes(`datetime="${end}"`)).toBe(isNamed);
  expect(headers['retry-after']).toBe(retryAfter);
});
