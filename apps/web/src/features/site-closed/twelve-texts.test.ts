import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';

const locales = resolve(import.meta.dirname, '../../locales');

const languages = readdirSync(locales, { withFileTypes: true }).flatMap((entry) =>
  entry.isDirectory() ? entry.name : [],
);

test.each(languages)('MA-01 the twelve texts of a closed site exist in %s', (language) => {
  const sheet = (name: string): Record<string, string> =>
    JSON.parse(readFileSync(`${locales}/${language}/${name}.json`, 'utf8'));
  const { updateTitle, updateMessage, refresh, pleaseWait, yourIp, maintenance, ...own } = sheet('siteClosed');
  const { contactUs, confirm, retry, endTime } = own;
  const [{ notice }, { title: customerService }] = [sheet('common'), sheet('services')];
  const first = [updateTitle, updateMessage, refresh, pleaseWait, yourIp, maintenance];
  const twelve = [...first, contactUs, confirm, notice, customerService, retry, endTime];
  expect(new Set(twelve).size).toBe(12);
  for (const text of twelve) expect(text).toMatch(/\S/);
});
