import { expect, test } from 'vitest';
import { routes } from './routes.ts';

test('every page of a member lights the tab it belongs to', () => {
  const own = Object.entries(routes).filter(([name, { access }]) => access !== 'public' && name !== 'changePassword');
  for (const [name, { tab }] of own) expect([name, tab]).toEqual([name, name === 'deposit' ? 'deposit' : 'me']);
});
