import { expect, test } from 'vitest';
import { textsOf } from './texts.ts';

const sheets = { EN: { lead: 'Find the pairs' }, UR: { lead: 'جوڑے' } };

test.each([
  ['UR', 'ur', 'rtl', 'جوڑے'],
  ['EN', 'en', 'ltr', 'Find the pairs'],
  ['JA', 'en', 'ltr', 'Find the pairs'],
  ['x', 'en', 'ltr', 'Find the pairs'],
  [undefined, 'en', 'ltr', 'Find the pairs'],
])('a site in %s gets texts in %s, written %s', (language, tag, dir, lead) => {
  const texts = textsOf(language, sheets);
  expect([texts.tag, texts.dir, texts.t('lead')]).toEqual([tag, dir, lead]);
});
