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
const { 'lastnames-en': _lastNames, 'wikipedia-en': _encyclopedia, ...words } = english;

const zxcvbn = new ZxcvbnFactory({
  dictionary: { ...passwords, ...words },
  graphs: adjacencyGraphs,
  l33tMaxSubstitutions: SUBSTITUTIONS,
});

parentPort.on('message', ({ password, names }) => parentPort.postMessage(zxcvbn.check(password, names).score));
parentPort.postMessage('ready');
