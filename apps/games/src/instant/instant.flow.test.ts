import { examples } from '@foyer/contract/examples';
import { expect, test } from 'vitest';
import { betOf, instantStep } from './instant.flow.ts';
import {
  type GameState,
  type InstantEffect,
  type InstantEvent,
  type InstantRoom,
  type Intent,
  type Played,
  startInstant,
} from './instant.state.ts';
import { fieldText } from './multiple.rules.ts';

const state: GameState = { ...examples['games.instantState'].output, rounds: [], balance: '10000' };
const entered = { ...examples['games.enter'].output, balance: '10000' };
const commitment = state.seeds?.commitment ?? '';
const start = startInstant({ game: 'beacon', isTrial: false, isFramed: false, isStill: false });

/** Plays events; answers the room and the effects of the last one. */
const story = (events: readonly InstantEvent[], from: InstantRoom = start) => {
  let room = from;
  let effects: readonly InstantEffect[] = [];
  for (const event of events) [room, effects] = instantStep(room, event);
  return { room, effects, did: effects.map((effect) => effect.do) };
};
const inside: readonly InstantEvent[] = [
  { type: 'entered', entered, intent: null },
  { type: 'stateCame', state },
];
const round = { ...examples['games.instantBet'].output.round, result: 341, target: 200, stake: '100', win: '200' };
const answer: Played = {
  round,
  seeds: { commitment, clientSeed: 'my lucky words', nonce: 4 },
  balance: '10100',
  jackpot: '61241',
};
const member = entered.member.name;
const intent: Intent = { key: 'k1', member, game: 'beacon', stake: '100', target: 200, commitment };
const tap: InstantEvent = { type: 'playTapped', key: 'k1' };
const shownMultiple = ({ typedTarget, target }: InstantRoom): string => typedTarget ?? fieldText(target, 'en');
const lost = { type: 'betFailed', failure: { at: 'unknown', why: 'timeout' } } as const;
const refused = (code: string) => ({ at: 'refused', code, message: '', reference: null }) as const;

test('the game opens with the first chip and ×2; the phone chooses the first seed by chance', () => {
  const { room } = story(inside);
  expect(room).toMatchObject({ phase: 'playing', stake: 100n, target: 200, balance: 10_000n });
  const first = story([
    { type: 'entered', entered, intent: null },
    { type: 'stateCame', state: { ...state, seeds: null } },
  ]);
  expect(first.effects).toEqual([{ do: 'chooseFirstSeed', next: state.next }]);
  expect(betOf(first.room)).toBeNull();
});

test('a tap sends the bet with the promise that is shown, and keeps it until the answer', () => {
  const { room, effects } = story([...inside, tap]);
  expect(room.play).toEqual({ at: 'sending', intent });
  expect(effects).toEqual([
    { do: 'keepIntent', intent },
    { do: 'sendBet', intent, afterMs: 0 },
  ]);
  expect(story([tap], room).room, 'a second tap').toBe(room);
});

test('the money of a round counts when the beam has stopped, and the phone notes the promise at once', () => {
  const turning = story([...inside, tap, { type: 'played', played: answer }]);
  expect(turning.room).toMatchObject({ balance: 10_000n, play: { at: 'turning' } });
  expect(turning.effects).toEqual([
    { do: 'notePromise', round: round.round, commitment },
    { do: 'keepIntent', intent: null },
    { do: 'turn' },
  ]);
  const half = story([{ type: 'turned', share: 0.5 }], turning.room).room;
  expect(half).toMatchObject({ balance: 10_000n, play: { at: 'turning', share: 0.5 } });
  const over = story([{ type: 'turned', share: 1 }], half).room;
  expect(over).toMatchObject({ balance: 10_100n, play: { at: 'ready' }, shown: round, state: { rounds: [round] } });
});

test('a state that comes during a round does not tell its end early', () => {
  const turning = story([...inside, tap, { type: 'played', played: answer }]).room;
  const later = story([{ type: 'stateCame', state: { ...state, rounds: [round], balance: '10100' } }], turning).room;
  expect(later).toMatchObject({ balance: 10_000n, state: { rounds: [] } });
});

test('a tap while the beam turns ends the round and plays the next', () => {
  const turning = story([...inside, tap, { type: 'played', played: answer }]).room;
  const next = story([{ type: 'playTapped', key: 'k2' }], turning);
  expect(next.room).toMatchObject({ balance: 10_100n, shown: round, play: { at: 'sending', intent: { key: 'k2' } } });
});

test('where motion is unwelcome the result is there at once', () => {
  const { room, did } = story([...inside, tap, { type: 'played', played: answer }], { ...start, isStill: true });
  expect(room).toMatchObject({ play: { at: 'ready' }, balance: 10_100n });
  expect(did).not.toContain('turn');
});

test('what waits in the jackpot changes when the beam has stopped, and with what others play', () => {
  const turning = story([...inside, tap, { type: 'played', played: answer }]).room;
  expect(turning.state?.jackpot?.amount).toBe('61240');
  const told = story([{ type: 'jackpotCame', amount: '70000' }], turning).room;
  expect(told.state?.jackpot?.amount).toBe('61240');
  const over = story([{ type: 'turned', share: 1 }], told).room;
  expect(over.state?.jackpot?.amount).toBe('61241');
  expect(story([{ type: 'jackpotCame', amount: '61500' }], over).room.state?.jackpot?.amount).toBe('61500');
});

test('a round that wins the jackpot says so once, when the beam has stopped', () => {
  const won = {
    ...answer,
    round: { ...round, jackpot: { number: '7', of: '5000000', win: '61241' } },
    jackpot: '50000',
  };
  const turning = story([...inside, tap, { type: 'played', played: won }]).room;
  expect(turning.jackpotWon).toBeNull();
  const over = story([{ type: 'turned', share: 1 }], turning).room;
  expect([over.jackpotWon, over.state?.jackpot?.amount]).toEqual([61_241n, '50000']);
  expect(story([{ type: 'jackpotSeen' }], over).room.jackpotWon).toBeNull();
  const next = story([tap, { type: 'played', played: answer }, { type: 'turned', share: 1 }], {
    ...over,
    jackpotWon: null,
  });
  expect(next.room.jackpotWon).toBeNull();
});

test('a lost answer is asked for again under its key, later each time', () => {
  let { room, effects } = story([...inside, tap, lost]);
  const waits = [];
  for (let tries = 0; tries < 5; tries += 1) {
    const [again] = effects;
    if (again?.do !== 'sendBet') throw new Error('nothing is sent');
    expect(again.intent.key).toBe('k1');
    waits.push(again.afterMs);
    ({ room, effects } = story([lost], room));
  }
  expect(waits).toEqual([1_000, 2_000, 4_000, 8_000, 8_000]);
  expect(story([{ type: 'played', played: answer }], room).room.play.at).toBe('turning');
});

test('a bet that a refresh interrupted is asked for again', () => {
  const { room, did } = story([{ type: 'entered', entered, intent }]);
  expect(room.play).toEqual({ at: 'checking', intent, tries: 0 });
  expect(did).toEqual(['loadState', 'sendBet']);
});

test.each([true, false])('a restored round ends with its money while the state is late (still: %s)', (isStill) => {
  const late = story(
    [
      { type: 'entered', entered, intent },
      { type: 'stateFailed', failure: { at: 'unknown', why: 'timeout' } },
      { type: 'played', played: answer },
      { type: 'turned', share: 1 },
    ],
    { ...start, isStill },
  ).room;
  expect(late).toMatchObject({ play: { at: 'ready' }, balance: 10_100n, shown: round });
  const now = { ...state, rounds: [round], balance: '10300' };
  const { room } = story([{ type: 'retried' }, { type: 'stateCame', state: now }], late);
  expect(room).toMatchObject({ play: { at: 'ready' }, balance: 10_300n, shown: round, state: { rounds: [round] } });
  expect(betOf(room)).not.toBeNull();
});

test('a bet that another member of this tab left is not sent', () => {
  const { room, did } = story([{ type: 'entered', entered, intent: { ...intent, member: 'somebody else' } }]);
  expect([room.play, did]).toEqual([{ at: 'ready' }, ['loadState']]);
});

test.each(['seed.changed', 'balance.insufficient', 'stake.out.of.range'])(
  'a bet refused with %s is over: the reason is shown, and the state is loaded again',
  (code) => {
    const { room, did } = story([...inside, tap, { type: 'betFailed', failure: refused(code) }]);
    expect(room).toMatchObject({ play: { at: 'ready' }, notice: { code, at: 'game' } });
    expect(did).toEqual(['keepIntent', 'loadState']);
  },
);

test.each(['region.restricted', 'maintenance'])('a bet whose answer was lost is not given up for %s', (code) => {
  const closed = { type: 'betFailed', failure: refused(code) } as const;
  expect(story([...inside, tap, closed]).room.play).toEqual({ at: 'ready' });
  for (const begin of [
    [...inside, tap, lost],
    [{ type: 'entered', entered, intent } as const, { type: 'stateCame', state } as const],
  ]) {
    const waiting = story([...begin, closed]);
    expect(waiting.did).toEqual(['sendBet']);
    expect(story([{ type: 'played', played: answer }], waiting.room).room.play.at).toBe('turning');
  }
});

test('a bet on seeds that are gone is refused once: the next tap waits for those that are valid', () => {
  const late = story([...inside, tap, { type: 'betFailed', failure: refused('seed.changed') }]).room;
  const again = story([tap], late);
  expect(again.did).toEqual([]);
  expect(again.room).toBe(late);
  const seeds = { commitment: 'c'.repeat(64), clientSeed: 'of another tab', nonce: 0 };
  const valid = story([{ type: 'stateCame', state: { ...state, seeds } }], late).room;
  expect(valid.notice).toMatchObject({ code: 'seed.changed' });
  expect(story([tap], valid).effects).toContainEqual(
    expect.objectContaining({ do: 'sendBet', intent: { ...intent, commitment: seeds.commitment } }),
  );
});

test.each<[string, readonly InstantEvent[]]>([
  [
    'the first seed',
    [
      { type: 'entered', entered, intent: null },
      { type: 'stateCame', state: { ...state, seeds: null } },
      { type: 'changeFailed', failure: { at: 'unknown', why: 'timeout' } },
    ],
  ],
  [
    'the seeds of another tab',
    [
      ...inside,
      tap,
      { type: 'betFailed', failure: refused('seed.changed') },
      { type: 'stateFailed', failure: { at: 'unknown', why: 'timeout' } },
    ],
  ],
])('a lost line on the way to %s leaves no game that cannot be played: it can be tried again', (_, events) => {
  const { room } = story(events);
  expect(room).toMatchObject({ state: null, failure: { why: 'timeout' }, isChanging: false });
  expect(story([{ type: 'retried' }], room).did).toEqual(['loadState']);
});

test('the first seed that another tab has chosen is loaded', () => {
  const { did } = story([
    { type: 'entered', entered, intent: null },
    { type: 'stateCame', state: { ...state, seeds: null } },
    { type: 'changeFailed', failure: refused('seed.changed') },
  ]);
  expect(did).toEqual(['loadState']);
});

test('the end of the session ends the game, and a bet under way stays kept', () => {
  const { room, did } = story([...inside, tap, { type: 'betFailed', failure: refused('CUSTOMER_NOT_LOGIN') }]);
  expect(room.phase).toBe('ended');
  expect(did).toEqual(['forgetSession']);
});

test('seeds are changed with what was typed, or with the seed as it is', () => {
  const opened = story([...inside, { type: 'fairnessOpened' }]).room;
  const typed = story([{ type: 'seedTyped', text: 'mine' }, { type: 'changeTapped' }], opened);
  expect(typed.effects).toEqual([{ do: 'changeSeeds', clientSeed: 'mine', next: state.next }]);
  expect(story([{ type: 'changeTapped' }], opened).effects).toMatchObject([{ clientSeed: 'my lucky words' }]);
  const changed = examples['games.instantSeed'].output;
  expect(story([{ type: 'seedsChanged', changed }], typed.room).room).toMatchObject({
    isChanging: false,
    typedSeed: null,
    state: { ...changed },
  });
});

test('a seed that is refused stays in its field with the reason; seeds of another tab replace it', () => {
  const long = 'x'.repeat(10_240);
  const typed = story([...inside, { type: 'seedTyped', text: long }, { type: 'changeTapped' }]).room;
  const invalid = story([{ type: 'changeFailed', failure: refused('client.seed.invalid') }], typed);
  expect(invalid.room).toMatchObject({ typedSeed: long, notice: { code: 'client.seed.invalid', at: 'seed' } });
  const other = story([{ type: 'changeFailed', failure: refused('seed.changed') }], typed);
  expect(other.room).toMatchObject({ typedSeed: null, notice: { code: 'seed.changed', at: 'seed' } });
  expect(other.did).toEqual(['loadState']);
});

test.each([
  ['3.5', 350],
  ['100', 10_000],
  ['1.25', 125],
  ['25', 2_500],
  ['1', null],
  ['', null],
])('a multiple typed key by key as %j stays as it is typed, and what is bet follows it', (text, target) => {
  let { room } = story([...inside, { type: 'targetTyped', text: '' }]);
  for (const key of text) {
    const typed = shownMultiple(room) + key;
    ({ room } = story([{ type: 'targetTyped', text: typed }], room));
    expect(shownMultiple(room)).toBe(typed);
  }
  expect(betOf(room)?.target ?? null).toBe(target);
});

test('Backspace empties the field of the multiple sign by sign', () => {
  let { room } = story(inside);
  const seen = [];
  for (let left = shownMultiple(room).length; left >= 0; left -= 1) {
    seen.push([shownMultiple(room), betOf(room)?.target ?? null]);
    ({ room } = story([{ type: 'targetTyped', text: shownMultiple(room).slice(0, -1) }], room));
  }
  expect(seen).toEqual([
    ['2.00', 200],
    ['2.0', 200],
    ['2.', 200],
    ['2', 200],
    ['', null],
  ]);
});

test.each([
  ['25', '25.00'],
  ['1', '1'],
  ['', ''],
])('a field of the multiple that is left with %j shows %j', (text, shown) => {
  const { room } = story([...inside, { type: 'targetTyped', text }, { type: 'targetLeft' }]);
  expect(shownMultiple(room)).toBe(shown);
  expect(betOf(room) === null).toBe(text === shown);
});

test('a tab that is seen again asks for what other tabs did', () => {
  expect(story([...inside, { type: 'seenAgain' }]).did).toEqual(['loadState']);
  expect(story([{ type: 'seenAgain' }]).did).toEqual([]);
});
