// A member in a room, for tests.
import type { Entered } from './room.state.ts';

/** A member who plays these lotteries. */
export const fakeEntered = (...games: string[]): Entered => ({
  session: 's'.repeat(43),
  member: { name: 'demo', currency: 'USD', language: 'EN' },
  currencySymbol: '$',
  currencyPosition: 'start',
  minorDigits: 2,
  shownDigits: 2,
  balance: '10000',
  backUrl: 'http://localhost:8080/m/home',
  games,
});
