import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { languageCodes } from '@foyer/contract';
import { describe, expect, test } from 'vitest';

const locales = resolve(import.meta.dirname, '../../locales');
/** Every language that has a folder of texts. */
const folders = readdirSync(locales, { withFileTypes: true }).flatMap((entry) =>
  entry.isDirectory() ? entry.name : [],
);

const sheet = (language: string, name: string): Record<string, string> =>
  JSON.parse(readFileSync(`${locales}/${language}/${name}.json`, 'utf8'));

/** Texts of the page that the web server answers, and of the notice over a page that is open already. */
const texts = [
  ['site', 'maintenanceTitle'],
  ['site', 'maintenanceText'],
  ['site', 'regionTitle'],
  ['site', 'regionText'],
  ['siteClosed', 'maintenance'],
  ['siteClosed', 'maintenanceText'],
  ['siteClosed', 'regionTitle'],
  ['siteClosed', 'regionText'],
] as const;

test('every folder of texts is one of the 23 languages', () => {
  expect(languageCodes).toHaveLength(23);
  expect(folders.length).toBeGreaterThanOrEqual(5);
  expect(folders.filter((code) => !(languageCodes as readonly string[]).includes(code))).toEqual([]);
});

describe.each(folders)('LA-03 in %s', (language) => {
  test.each(texts)('maintenance or denied access is told in its own words: %s.%s', (name, key) => {
    const text = sheet(language, name)[key] ?? '';
    expect(text).toMatch(/\p{L}{2}/u);
    if (language !== 'EN') expect(text).not.toBe(sheet('EN', name)[key]);
  });

  test('the English copies below them are English', () => {
    const { maintenanceTitleEnglish, maintenanceEnglish, regionTitleEnglish, regionEnglish } = sheet(
      language,
      'siteClosed',
    );
    const english = sheet('EN', 'siteClosed');
    expect([maintenanceTitleEnglish, maintenanceEnglish]).toEqual([english.maintenance, english.maintenanceText]);
    expect([regionTitleEnglish, regionEnglish]).toEqual([english.regionTitle, english.regionText]);
  });

  test('MA-02 the page and the notice say that the location or the IP is the cause', () => {
    const [page, closed] = [sheet(language, 'site'), sheet(language, 'siteClosed')];
    expect([page.regionTitle, page.regionText]).toEqual([closed.regionTitle, closed.regionText]);
    expect(page.regionText).toContain('IP');
  });

  test('the page and the notice call the way to the money the same', () => {
    const { money } = sheet(language, 'site');
    expect(money).toMatch(/\p{L}/u);
    expect(sheet(language, 'siteClosed').money).toBe(money);
  });

  test('the words say what to do: how to reach the operator, and when it is back', () => {
    const { contactUs, endTime, yourIp } = sheet(language, 'siteClosed');
    expect([contactUs, endTime].filter((text) => /\p{L}{2}/u.test(text ?? ''))).toHaveLength(2);
    expect(yourIp).toContain('{ip}');
  });
});
