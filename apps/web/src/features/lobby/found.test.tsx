import { expect, test } from 'vitest';
import { renderHtml } from '../../kit/fake-page.tsx';
import { Found } from './found.tsx';

test.each([
  ['whole', 'No games found'],
  ['first', ''],
  ['loading', ''],
  ['failed', 'More games didn’t load. Try again'],
] as const)('a search without a game among those that are %s says %j', (at, said) => {
  expect(renderHtml(<Found at={at} count={0} />)).toBe(said);
});
