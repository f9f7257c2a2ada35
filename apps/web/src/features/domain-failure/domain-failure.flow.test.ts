import { expect, test } from 'vitest';
import { playFlow } from '../../shell/flow/fake-run.ts';
import { type DomainFailureEvent, type DomainFailureState, domainFailureFlow } from './domain-failure.flow.ts';

const origin = 'https://b.example';
const tap: DomainFailureEvent = { type: 'retryTapped' };
const found: DomainFailureEvent = { type: 'domainFound', origin };
const slow: DomainFailureEvent = { type: 'ownDomainProbed', own: 'slow' };
const none: DomainFailureEvent = { type: 'noneFound' };

const stories: readonly [string, readonly DomainFailureEvent[], DomainFailureState, readonly string[]][] = [
  [
    'DF-01 it opens with the failure and searches nothing by itself',
    [],
    { at: 'unreachable', own: 'unknown', lines: [] },
    [],
  ],
  ['HT-10 it shows the state of the own domain', [slow], { at: 'unreachable', own: 'slow', lines: [] }, []],
  [
    'HT-10 a late answer of the own domain stops nothing',
    [tap, slow],
    { at: 'searching', own: 'slow', lines: [] },
    ['search'],
  ],
  ['HT-10 also while moving', [tap, found, slow], { at: 'moving', origin, own: 'slow', lines: [] }, ['search', 'move']],
  [
    'HT-10 the state of the own domain stays when no domain answers',
    [slow, tap, none],
    { at: 'nobodyAnswered', own: 'slow', lines: [] },
    ['search'],
  ],
  ['DF-04 a tap searches for another domain', [tap], { at: 'searching', own: 'unknown', lines: [] }, ['search']],
  [
    'DF-04 further taps while searching do nothing',
    [tap, tap, tap],
    { at: 'searching', own: 'unknown', lines: [] },
    ['search'],
  ],
  [
    'DF-04 it moves to the domain that was found',
    [tap, found],
    { at: 'moving', origin, own: 'unknown', lines: [] },
    ['search', 'move'],
  ],
  [
    'DF-04 taps on the way do nothing',
    [tap, found, tap],
    { at: 'moving', origin, own: 'unknown', lines: [] },
    ['search', 'move'],
  ],
  [
    'DF-03 where nobody answers the dialog keeps its place',
    [tap, none],
    { at: 'nobodyAnswered', own: 'unknown', lines: [] },
    ['search'],
  ],
  [
    'DF-04 one may search again',
    [tap, none, tap],
    { at: 'searching', own: 'unknown', lines: [] },
    ['search', 'search'],
  ],
  [
    'DF-03 a domain that dies on the way counts as one that did not answer',
    [tap, found, { type: 'stillHere' }],
    { at: 'nobodyAnswered', own: 'unknown', lines: [] },
    ['search', 'move'],
  ],
];

const origins = [origin, 'https://c.example'];
const chosen: DomainFailureEvent = { type: 'domainsChosen', origins };
const silent: DomainFailureEvent = { type: 'domainSilent', origin: 'https://c.example' };

test.each([
  ['each is being asked', [tap, chosen], ['asking', 'asking']],
  ['one gave no answer', [tap, chosen, silent], ['asking', 'silent']],
  ['one answers', [tap, chosen, silent, found], ['answers', 'silent']],
  ['none answered', [tap, chosen, none], ['silent', 'silent']],
  ['a new search begins with none', [tap, chosen, none, tap], []],
] as const)('DF-04 shows of the domains that are tried: %s', (_, events, lines) => {
  expect(playFlow(domainFailureFlow, [...events]).state.lines.map(({ at }) => at)).toEqual(lines);
});

test.each(stories)('%s', (_, events, state, effects) => {
  const end = playFlow(domainFailureFlow, events);
  expect(end.state).toEqual(state);
  expect(end.effects.map((effect) => effect.do)).toEqual(effects);
});

test('HT-10 the dialog checks the own domain as soon as it opens', () => {
  expect(domainFailureFlow.start.effects).toEqual([{ do: 'pingOwnDomain' }]);
});
