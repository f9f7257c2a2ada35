import { expect, test } from 'vitest';
import { advance } from '../../shell/flow/flow.ts';
import { type DomainFailureEvent, type DomainFailureState, domainFailureFlow } from './domain-failure.flow.ts';

const origin = 'https://b.example';
const tap: DomainFailureEvent = { type: 'retryTapped' };
const found: DomainFailureEvent = { type: 'domainFound', origin };
const none: DomainFailureEvent = { type: 'noneFound' };

const stories: readonly [string, readonly DomainFailureEvent[], DomainFailureState, readonly string[]][] = [
  ['DF-01 it opens with what happened, and does nothing by itself', [], { at: 'told' }, []],
  ['DF-04 a tap looks for another domain', [tap], { at: 'looking' }, ['look']],
  ['DF-04 further taps while looking do nothing', [tap, tap, tap], { at: 'looking' }, ['look']],
  ['DF-04 the domain that is found is gone to', [tap, found], { at: 'moving', origin }, ['look', 'move']],
  ['DF-04 taps on the way do nothing', [tap, found, tap], { at: 'moving', origin }, ['look', 'move']],
  [
    'DF-03 where nobody answers the services are offered',
    [tap, none],
    { at: 'nobodyAnswered' },
    ['look', 'offerServices'],
  ],
  ['DF-04 one may look again', [tap, none, tap], { at: 'looking' }, ['look', 'offerServices', 'look']],
  [
    'DF-03 a domain that dies on the way counts as one that did not answer',
    [tap, found, { type: 'stillHere' }],
    { at: 'nobodyAnswered' },
    ['look', 'move', 'offerServices'],
  ],
];

test.each(stories)('%s', (_, events, state, effects) => {
  let now = domainFailureFlow.start;
  const done: string[] = [];
  for (const event of events) {
    now = advance(domainFailureFlow, now.state, event);
    done.push(...now.effects.map((effect) => effect.do));
  }
  expect(now.state).toEqual(state);
  expect(done).toEqual(effects);
});
