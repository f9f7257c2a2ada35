import { expect, test } from 'vitest';
import english from '../locales/english.ts';
import type { RouteName } from '../shell/navigation/routes.ts';
import { routes } from '../shell/navigation/routes.ts';
import { pageTitle } from './page-title.ts';

const sheets = english as unknown as Readonly<Record<string, Readonly<Record<string, string>>>>;

/** Answers a key for a text that is not there, as the texts do. */
const textsOf =
  (...names: readonly string[]) =>
  (key: string): string => {
    const [sheet = '', name = ''] = key.split('.');
    return (names.includes(sheet) && sheets[sheet]?.[name]) || key;
  };

test.each(Object.keys(routes) as RouteName[])('the page %s has a title of its own', (route) => {
  expect(pageTitle(textsOf('pages', 'laterPages'), '', route)).not.toBe('');
});

test('until the later texts are there, the operator’s name stands in', () => {
  expect(pageTitle(textsOf('pages'), 'Aurora', 'history')).toBe('Aurora');
  expect(pageTitle(textsOf('pages'), 'Aurora', 'game')).toBe('Games');
});
