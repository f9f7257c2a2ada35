import { expect, test } from 'vitest';
import { type AssetCheck, hashesIn, readAssets, storedHashes } from './asset-manifests.rules.ts';

const ENTRY = '/m/assets/main-aaaaaaaa.js';
const own = JSON.stringify({ entrypoints: [ENTRY] });
const next = JSON.stringify({ entrypoints: ['/m/assets/main-bbbbbbbb.js'] });
const casino = '{"files":{"main.js":"/mobile/mc/1.js"}}';
const newCasino = '{"files":{"main.js":"/mobile/mc/2.js"}}';

const check = (more: Partial<AssetCheck>) =>
  readAssets({ texts: [own, null], known: [], entry: ENTRY, isFirst: false, ...more });
const knownOf = (...texts: string[]) => check({ texts }).known;

test.each([
  ['the first check of a fresh page', { isFirst: true }, false],
  ['the same version again', { known: knownOf(own) }, false],
  ['another version', { texts: [next, null], known: knownOf(own) }, true],
  ['another version at the first check: the next node has it already', { texts: [next, null], isFirst: true }, true],
  ['a version that was offered before', { texts: [next, null], known: knownOf(next) }, false],
  ['the page’s own version, back after another', { texts: [own, null], known: knownOf(next) }, false],
  ['another version of the second manifest', { texts: [own, newCasino], known: knownOf(own, casino) }, true],
  ['the second manifest, seen for the first time', { texts: [own, casino], isFirst: true }, false],
  ['no second manifest', { texts: [own, null], known: knownOf(own, casino) }, false],
  ['a portal’s page', { texts: ['<html><p>Log in to the Wi-Fi</p></html>', null], known: knownOf(own) }, false],
  ['a refusal', { texts: ['{"success":false}', null], known: knownOf(own) }, false],
  ['5 MB of anything', { texts: ['x'.repeat(5_000_000), null], known: knownOf(own) }, false],
  ['a nest of 10,000', { texts: ['['.repeat(10_000), null], known: knownOf(own) }, false],
  ['no answer at all', { texts: [null, null], known: knownOf(own) }, false],
] as const)('AU-01 %s is new: %3$s', (_, more, isNew) => expect(check(more).isNew).toBe(isNew));

test('AU-01 two nodes with two versions are offered once and then never again', () => {
  let known = knownOf(own);
  const offers = [next, own, next, own, next].map((text) => {
    const finding = check({ texts: [text, null], known });
    known = finding.known;
    return finding.isNew;
  });
  expect(offers).toEqual([true, false, false, false, false]);
});

test('SN-10 the hashes of the manifests are kept as one text, the last twelve', () => {
  const many = Array.from({ length: 20 }, (_, at) => `h${at}`);
  const { known } = check({ known: many });
  expect(known).toHaveLength(12);
  expect(hashesIn(storedHashes(known))).toEqual(known);
  expect(hashesIn(null)).toEqual([]);
});
