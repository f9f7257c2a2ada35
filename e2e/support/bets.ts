// Bets of a dollar on the first lottery, without its room.
import type { OutputOf } from '@foyer/contract';
import { expect } from './test.ts';
import type { Wire } from './wire.ts';

/** One bet on each of `sides`, booked one by one as the room books them, in a session of its own. */
export async function placeBets(wire: Wire, sides: readonly ('odd' | 'even')[]): Promise<void> {
  const { token } = await wire.logIn();
  const launch = { launchMode: 'LOTT', device: 'MOBILE', language: 'EN' };
  const { gameUrl } = (await wire.call('game.launch', launch, token)).body.value as OutputOf<'game.launch'>;
  const { origin, searchParams } = new URL(gameUrl);
  const ask = async <T>(path: string, body?: object, headers: Readonly<Record<string, string>> = {}): Promise<T> => {
    const answer = await fetch(`${origin}/games/api/${path}`, {
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
      headers: { 'Content-Type': 'application/json', Language: 'EN', ...headers },
    });
    return ((await answer.json()) as { value: T }).value;
  };
  const { session } = await ask<OutputOf<'games.enter'>>('enter', { code: searchParams.get('code') });
  const once = async (side: string, at: number): Promise<unknown> => {
    const { issue } = await ask<OutputOf<'games.state'>>('rapid5/state');
    const headers = { Authorization: session, 'Idempotency-Key': `bets-${Date.now()}-${at}` };
    return ask('rapid5/bets', { issue: issue?.issue, lines: [{ betType: 'parity', side }], stake: '100' }, headers);
  };
  // Between two draws no bet is taken.
  for (const [at, side] of sides.entries()) await expect.poll(() => once(side, at)).toBeTruthy();
}
