// The thread that estimates passwords. Plain JavaScript: a thread of Node 20 loads no TypeScript.
import { parentPort } from 'node:worker_threads';
import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary as passwords } from '@zxcvbn-ts/language-common';
import { dictionary as english } from '@zxcvbn-ts/language-en';

/** Most ways of reading signs as letters that are tried. The time of an estimate grows with them. */
const SUBSTITUTIONS = 2;

/**
 * The lists of passwords, words and first names. Those of last names and of an encyclopedia are as long as all others together: the
 * estimate would take twice as long, and what stands in them alone is guessed late.
 */
const {
  'lastnames-en': _lastNames,
  'wikipedia-en': _encyclopedia,
  'commonWords-en': commonWords,
  'firstnames-en': firstNames,
  ...sequences
} = english;

/**
 * Months, planets, figures and the like, one after another in a password. Each list costs the same time, whatever its length: these
 * fourteen short ones cost more than all others together, so they are one. The estimator takes words of any of them for a
 * sequence, and knows them by the name of the first.
 */
const sequence = { 'cardinalNumbers-en': [...new Set(Object.values(sequences).flat())] };

const zxcvbn = new ZxcvbnFactory({
  dictionary: { ...passwords, 'commonWords-en': commonWords, 'firstnames-en': firstNames, ...sequence },
  graphs: adjacencyGraphs,
  l33tMaxSubstitutions: SUBSTITUTIONS,
});

parentPort.on('message', ({ password, names }) => parentPort.postMessage(zxcvbn.check(password, names).score));
parentPort.postMessage('ready');
