import { expect, test } from 'vitest';
import { briefClock, clockText, nextIssue, secondsLeft, standingOf } from './issue-clock.rules.ts';
import { siteHref } from './site-address.ts';

const issue = {
  issue: '7',
  opensAt: '2026-11-21T06:30:00.000Z',
  closesAt: '2026-11-21T06:30:50.000Z',
  drawsAt: '2026-11-21T06:31:00.000Z',
  commitment: '',
};
const at = (text: string): number => Date.parse(`2026-11-21T06:${text}Z`);

test.each([
  ['30:00.000', 'open', '00:50'],
  ['30:49.001', 'open', '00:01'],
  ['30:50.000', 'closed', '00:10'],
  ['30:59.999', 'closed', '00:01'],
  ['31:00.000', 'drawing', '00:00'],
  ['31:09.000', 'drawing', '00:00'],
])('at %s the issue is %s with %s left', (time, standing, clock) => {
  expect([standingOf(issue, at(time)), clockText(secondsLeft(issue, at(time)))]).toEqual([standing, clock]);
});

test('no issue means no countdown', () => expect([standingOf(null, 0), secondsLeft(null, 0)]).toEqual(['none', 0]));

test.each([
  ['http://games.localhost:8080/lottery/?game=x', 'http://localhost:8080/m/home'],
  ['https://games.play.example/lottery/verify/', 'https://play.example/m/home'],
  ['http://127.0.0.1:8080/games/lottery/', 'http://127.0.0.1:8080/m/home'],
])('from %s the site is %s', (here, site) => expect(siteHref(here)).toBe(site));

test.each([
  [9, '0:09'],
  [75, '1:15'],
  [600, '10:00'],
])('%s seconds are %s in a sentence', (seconds, text) => expect(briefClock(seconds)).toBe(text));

test.each([
  ['468654', '468655'],
  ['99', '100'],
  ['2026-11A', null],
])('after draw %s comes %s', (issue, next) => expect(nextIssue(issue)).toBe(next));
