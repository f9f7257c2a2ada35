import { expect, test } from 'vitest';
import { depositHref, siteHref } from './site-address.ts';

test.each([
  ['https://games.aurora.example/lottery/?game=rapid5', 'https://aurora.example/m'],
  ['http://games.lotus.localhost:8080/lottery/', 'http://lotus.localhost:8080/m'],
  ['http://127.0.0.1:8080/games/lottery/', 'http://127.0.0.1:8080/m'],
])('the site of %s is %s, and its deposit page leads back', (here, site) => {
  expect(siteHref(here)).toBe(`${site}/home`);
  const deposit = new URL(depositHref(here));
  expect(`${deposit.origin}${deposit.pathname}`).toBe(`${site}/voucherCenter`);
  expect(deposit.searchParams.get('backUrl')).toBe(here);
});
