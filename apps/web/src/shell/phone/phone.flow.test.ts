import { describe, expect, test } from 'vitest';
import { advance } from '../flow/flow.ts';
import { numberIn, type PhoneEffect, type PhoneEvent, type PhoneState, phoneFlow } from './phone.flow.ts';
import type { DialingCountry, PhoneReader } from './phone.ts';

const PH: DialingCountry = { countryCode: 'PH', countryDialingCode: '63' };
const VN: DialingCountry = { countryCode: 'VN', countryDialingCode: '84' };
/** Ten digits are a number; +84 is Vietnam. */
const reader: PhoneReader = {
  read: (typed, country) => read(typed, country),
  settle: (typed, country) => read(typed.replace('+84', ''), typed.startsWith('+84') ? VN : country),
};
const read = (typed: string, kept: DialingCountry) => {
  const { countryCode, countryDialingCode } = typed.startsWith('+84') ? VN : kept;
  const mobileNum = typed.replace('+84', '').replace(/\D/g, '');
  const problem = mobileNum === '' ? 'missing' : mobileNum.length < 10 ? 'tooShort' : null;
  return { text: typed, country: countryCode, countryDialingCode, mobileNum, problem } as const;
};

function play(...events: PhoneEvent[]) {
  let state: PhoneState = phoneFlow.start.state;
  const done: PhoneEffect[] = [];
  for (const event of events) {
    const step = advance(phoneFlow, state, event);
    state = step.state;
    done.push(...step.effects);
  }
  return { state, done };
}

const typed = (text: string): PhoneEvent => ({ type: 'typed', typed: { text, caret: text.length }, forward: false });
const arrived: PhoneEvent = { type: 'countriesArrived', countries: [PH, VN], country: PH };
const known: PhoneEvent = { type: 'readerArrived', reader };
const fetches = (done: readonly PhoneEffect[]) => done.filter((effect) => effect.do === 'fetchReader').length;

describe('the phone field', () => {
  test('the number library is not fetched before somebody is at the field', () => {
    expect(fetches(play(arrived).done)).toBe(0);
    expect(fetches(play(arrived, { type: 'focused' }).done)).toBe(1);
  });

  test('what was in the input before the code was there is read as soon as that can be', () => {
    const { state, done } = play({ type: 'found', text: '9171234567' }, arrived, known);
    expect(fetches(done)).toBe(1);
    expect(numberIn(state)).toMatchObject({ mobileNum: '9171234567', problem: null });
  });

  test('a pasted number of another country switches the country and loses its code', () => {
    const { state, done } = play(arrived, known, typed('+84912345678'));
    expect(state).toMatchObject({ country: VN, text: '912345678' });
    expect(done.at(-1)).toEqual({ do: 'keep', text: '912345678', country: 'VN' });
  });

  test('before the library is there a dialing code behind a plus is its country’s: the same number is asked for as after', () => {
    for (const [text, country] of [
      ['+63 917 123 4567', PH],
      ['+84 0917 123 4567', VN],
      ['0917 123 4567', PH],
    ] as const) {
      const { countryDialingCode } = country;
      expect(numberIn(play(arrived, typed(text)).state)).toMatchObject({ countryDialingCode, mobileNum: '9171234567' });
    }
  });

  test('nothing is called wrong while it is typed; only when the field is left, or the form goes on', () => {
    expect(play(arrived, known, typed('9')).state.problem).toBeNull();
    expect(play(arrived, known, typed('9'), { type: 'left' }).state.problem).toBe('tooShort');
    expect(play(arrived, known, { type: 'asked' }).state.problem).toBe('missing');
    expect(play(arrived, known, { type: 'left' }).state.problem).toBeNull();
  });

  test('what was told goes as soon as it is mended', () => {
    const told = [arrived, known, typed('917123456'), { type: 'left' }] as const;
    expect(play(...told, typed('9171234567')).state.problem).toBeNull();
  });

  test('a chosen country takes the number along, without the old dialing code', () => {
    const { state } = play(arrived, known, typed('+'), typed('+8'), typed('+84'), typed('+849'), {
      type: 'countryChosen',
      country: PH,
    });
    expect(state).toMatchObject({ country: PH, text: '9' });
  });

  test('without the library the digits are sent without their trunk zero, and the platform judges them', () => {
    expect(numberIn(play(arrived, typed('0917 123')).state)).toMatchObject({ mobileNum: '917123', problem: null });
  });

  test('a list of countries that did not come is said and asked for again', () => {
    const { state, done } = play({ type: 'asked' });
    expect(state).toMatchObject({ at: 'arriving', problem: 'noCountries' });
    expect(done).toEqual([{ do: 'askCountries' }]);
    expect(play({ type: 'asked' }, arrived).state.problem).toBeNull();
  });
});
