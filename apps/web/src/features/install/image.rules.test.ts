import { expect, test } from 'vitest';
import { fileNameOf, isHomePath, isImageShown } from './image.rules.ts';

test.each(['/', '/m', '/m/', '/m/index', '/m/index.html', '/m/home'])('DI-01 %s is home', (path) => {
  expect(isHomePath(path)).toBe(true);
});
test.each(['/m/login', '/m/homes', '/m/home/x', '/home', ''])('DI-01 %j is not home', (path) => {
  expect(isHomePath(path)).toBe(false);
});

test.each([
  ['https://cdn.example/b/spring.png?v=2', 'spring.png'],
  ['/m/brand/aurora/banner.svg#x', 'banner.svg'],
  ['banner.svg', 'banner.svg'],
  ['https://cdn.example/', ''],
  ['', ''],
])('the file name of %s is %j', (address, name) => expect(fileNameOf(address)).toBe(name));

const facts = {
  path: '/m/home',
  isInApp: false,
  isClosed: false,
  isCovered: false,
  saved: 'old.png',
  file: 'new.png',
};

test.each([
  ['a new picture', {}, true],
  ['the first one ever', { saved: null }, true],
  ['the one that was saved', { saved: 'new.png' }, false],
  ['no picture', { file: '' }, false],
  ['another page', { path: '/m/game' }, false],
  ['inside the app', { isInApp: true }, false],
  ['closed in this visit', { isClosed: true }, false],
  ['another prompt is open', { isCovered: true }, false],
])('DI-01 %s', (_, change, shown) => expect(isImageShown({ ...facts, ...change })).toBe(shown));
