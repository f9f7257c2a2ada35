// What a member hears of by push on this device: turning it on, the switches, and a test.
import type { OutputOf, PushKind } from '@foyer/contract';
import { type Flow, stepsOf } from '../../shell/flow/flow.ts';

export type PushChoice = Pick<OutputOf<'push.settings'>, 'off' | 'quiet'>;
/** What the member reads below the button. */
export type PushWord = 'testSent' | 'testMended' | 'testLater' | 'testFailed' | 'blocked' | 'unsupported' | 'notSetUp';

export type PushSectionState =
  | { readonly at: 'asking' }
  | { readonly at: 'off'; readonly word?: PushWord }
  | { readonly at: 'turningOn' }
  | { readonly at: 'on'; readonly choice: PushChoice; readonly word?: PushWord }
  /** `before` is what the back end has. */
  | { readonly at: 'saving'; readonly choice: PushChoice; readonly before: PushChoice }
  | { readonly at: 'testing'; readonly choice: PushChoice }
  /** The back end has no push. */
  | { readonly at: 'absent' };

export type PushSectionEvent =
  | { readonly type: 'isOn'; readonly choice: PushChoice }
  | { readonly type: 'isOff'; readonly word?: PushWord }
  | { readonly type: 'missing' }
  | { readonly type: 'turnedOn' }
  | { readonly type: 'switched'; readonly kind: PushKind; readonly on: boolean }
  | { readonly type: 'quietSwitched'; readonly on: boolean }
  | { readonly type: 'saved' }
  | { readonly type: 'refused' }
  | { readonly type: 'tested' }
  /** Without a word: its failure has been shown. */
  | { readonly type: 'testEnded'; readonly word?: PushWord };

export type PushSectionEffect =
  | { readonly do: 'look' }
  | { readonly do: 'turnOn' }
  | { readonly do: 'save'; readonly choice: PushChoice }
  | { readonly do: 'test' };

/** Ten in the evening until seven @assumed */
export const QUIET = { from: 22 * 60, to: 7 * 60 };

const to = stepsOf<PushSectionState, PushSectionEffect>();
const off = (word?: PushWord) => to({ at: 'off', ...(word && { word }) });
const on = (choice: PushChoice, word?: PushWord) => to({ at: 'on', choice, ...(word && { word }) });
const save = (before: PushChoice, choice: PushChoice) => to({ at: 'saving', before, choice }, { do: 'save', choice });

export const pushSectionFlow: Flow<PushSectionState, PushSectionEvent, PushSectionEffect> = {
  name: 'pushSection',
  start: to({ at: 'asking' }, { do: 'look' }),
  broken: {
    asking: () => to({ at: 'absent' }),
    off: null,
    turningOn: () => off('testFailed'),
    on: null,
    saving: ({ before }) => on(before),
    testing: ({ choice }) => on(choice, 'testFailed'),
    absent: null,
  },
  on: {
    asking: {
      isOn: (_, { choice }) => on(choice),
      isOff: (_, { word }) => off(word),
      missing: () => to({ at: 'absent' }),
    },
    off: { turnedOn: () => to({ at: 'turningOn' }, { do: 'turnOn' }) },
    turningOn: {
      isOn: (_, { choice }) => on(choice),
      isOff: (_, { word }) => off(word),
      missing: () => to({ at: 'absent' }),
    },
    on: {
      switched: ({ choice }, { kind, on: isOn }) => {
        const others = choice.off.filter((one) => one !== kind);
        return save(choice, { ...choice, off: isOn ? others : [...others, kind] });
      },
      quietSwitched: ({ choice }, { on: isOn }) => save(choice, { ...choice, quiet: isOn ? QUIET : null }),
      tested: ({ choice }) => to({ at: 'testing', choice }, { do: 'test' }),
    },
    saving: { saved: ({ choice }) => on(choice), refused: ({ before }) => on(before) },
    testing: { testEnded: ({ choice }, { word }) => on(choice, word) },
    absent: {},
  },
};
