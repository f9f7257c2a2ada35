import { languageCodes } from '@foyer/contract';
import { examples } from '@foyer/contract/examples';
import { expect, test } from 'vitest';
import { renderHtml } from '../../kit/fake-page.tsx';
import { isTranslated } from '../../shell/i18n/text-language.ts';
import { Overlay } from './language-sheet.tsx';

const answer = () => undefined;
const settings = examples['system.settings'].output;

test('LA-02 the list offers all 23 languages by their own names, with language and direction', () => {
  const state = { settings: { ...settings, languages: languageCodes } };
  const html = renderHtml(<Overlay props={{ current: 'EN' }} answer={answer} />, { state });
  expect(html.match(/<li/g)).toHaveLength(23);
  expect(html).toMatch(/<b lang="ur" dir="rtl">اردو/);
  expect(html).toMatch(/<b lang="my" dir="ltr">မြန်မာ/);
});

test('the current language is marked, and incomplete ones say so', () => {
  const state = { settings: { ...settings, languages: languageCodes } };
  const html = renderHtml(<Overlay props={{ current: 'EN' }} answer={answer} />, {
    state,
  });
  expect(html.match(/aria-current="true"/g)).toHaveLength(1);
  expect(html.match(/Partly in English/g) ?? []).toHaveLength(
    languageCodes.length - languageCodes.filter(isTranslated).length,
  );
});

test('only the languages of the operator are offered', () => {
  expect(renderHtml(<Overlay props={{ current: 'EN' }} answer={answer} />).match(/<li/g)).toHaveLength(
    settings.languages.length,
  );
});
