import { describe, expect, test } from 'vitest';
import { playFlow } from '../../shell/flow/fake-run.ts';
import { numberIn, type PhoneEffect, type PhoneEvent, phoneFlow } from './phone.flow.ts';
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

const play = (...events: PhoneEvent[]) => playFlow(phoneFlow, events);

const typed = (text: string): PhoneEvent => ({ type: 'typed', typed: { text, caret: text.length }, forward: false });
const arrived: PhoneEvent = { type: 'countriesArrived', countries: [PH, VN], country: PH };
const known: PhoneEvent = { type: 'readerArrived', reader };
const submitted: PhoneEvent = { type: 'submitted' };
const fetches = (effects: readonly PhoneEffect[]) => effects.filter((effect) => effect.do === 'fetchReader').length;

describe('the phone field', () => {
  test('the number library loads only when somebody uses the field', () => {
    expect(fetches(play(arrived).effects)).toBe(0);
    expect(fetches(play(arrived, { type: 'focused' }).effects)).toBe(1);
  });

  test('text typed before the code has loaded is read as soon as possible', () => {
    const { state, effects } = play({ type: 'found', text: '9171234567' }, arrived, known);
    expect(fetches(effects)).toBe(1);
    expect(numberIn(state)).toMatchObject({ mobileNum: '9171234567', problem: null });
  });

  test('a pasted number of another country switches the country and loses its code', () => {
    const { state, effects } = play(arrived, known, typed('+84912345678'));
    expect(state).toMatchObject({ country: VN, text: '912345678' });
    expect(effects.at(-1)).toEqual({ do: 'keep', text: '912345678', country: 'VN' });
  });

  test('without the library too, a plus with a dialing code selects its country', () => {
    for (const [text, country] of [
      ['+63 917 123 4567', PH],
      ['+84 0917 123 4567', VN],
      ['0917 123 4567', PH],
    ] as const) {
      const { countryDialingCode } = country;
      expect(numberIn(play(arrived, typed(text)).state)).toMatchObject({ countryDialingCode, mobileNum: '9171234567' });
    }
  });

  test('a number is judged only when the field is left or the form is sent', () => {
    expect(play(arrived, known, typed('9')).state.problem).toBeNull();
    expect(play(arrived, known, typed('9'), { type: 'left' }).state.problem).toBe('tooShort');
    expect(play(arrived, known, submitted).state.problem).toBe('missing');
    expect(play(arrived, known, { type: 'left' }).state.problem).toBeNull();
  });

  test('a message disappears as soon as the number is fixed', () => {
    const leftShort = [arrived, known, typed('917123456'), { type: 'left' }] as const;
    expect(play(...leftShort, typed('9171234567')).state.problem).toBeNull();
  });

  test('a chosen country keeps the number, without the old dialing code', () => {
    const { state } = play(arrived, known, typed('+'), typed('+8'), typed('+84'), typed('+849'), {
      type: 'countryChosen',
      country: PH,
    });
    expect(state).toMatchObject({ country: PH, text: '9' });
  });

  test('without the library the digits go without their trunk zero, and the platform judges them', () => {
    expect(numberIn(play(arrived, typed('0917 123')).state)).toMatchObject({ mobileNum: '917123', problem: null });
  });

  test('letters are not digits, with the library or without', () => {
    const { state } = play(arrived, typed('0917 555 0142 abc'));
    expect(numberIn(state)).toMatchObject({ problem: 'letters' });
  });

  test('a form with a number is sent; without one the field says why', () => {
    expect(play(arrived, known, typed('9171234567'), submitted).effects.at(-1)).toEqual({ do: 'proceed' });
    expect(play(arrived, known, typed('917'), submitted).effects.at(-1)).toEqual({ do: 'focusField' });
  });

  test('a form sent before the countries have loaded waits for them and is then sent', () => {
    const waiting = play(typed('0917 123 4567'), submitted);
    expect(waiting.state).toMatchObject({ at: 'arriving', waiting: true, problem: null });
    const went = play(typed('0917 123 4567'), submitted, arrived);
    expect(went.effects).toContainEqual({ do: 'proceed' });
    expect(numberIn(went.state)).toMatchObject({ countryDialingCode: '63', mobileNum: '9171234567' });
    const empty = play(submitted, arrived);
    expect(empty.state.problem).toBe('missing');
    expect(empty.effects).not.toContainEqual({ do: 'proceed' });
  });

  test('a form is not sent when the person types meanwhile', () => {
    const { state, effects } = play(typed('917'), submitted, typed('9171'), arrived);
    expect(state.problem).toBeNull();
    expect(effects).not.toContainEqual({ do: 'proceed' });
  });

  test('a failed list of countries shows a message to a waiting person, and loads again', () => {
    expect(play({ type: 'countriesLost' }).state.problem).toBeNull();
    const { state, effects } = play(submitted, { type: 'countriesLost' });
    expect(state).toMatchObject({ at: 'arriving', waiting: false, problem: 'noCountries' });
    expect(effects).toEqual([{ do: 'loadCountries' }, { do: 'focusField' }]);
    expect(play(submitted, { type: 'countriesLost' }, submitted).state).toMatchObject({ waiting: true, problem: null });
  });
});
