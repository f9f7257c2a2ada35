// The thread that estimates passwords with zxcvbn. Plain JavaScript: a thread of Node 20 loads no TypeScript.
import { parentPort } from 'node:worker_threads';
import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary as passwords } from '@zxcvbn-ts/language-common';
import { dictionary as english } from '@zxcvbn-ts/language-en';

/** How many ways of reading signs as letters are tried. The time of the worst passwords grows with it. */
const SUBSTITUTIONS = 8;

const zxcvbn = new ZxcvbnFactory({
  dictionary: { ...passwords, ...english },
  graphs: adjacencyGraphs,
  l33tMaxSubstitutions: SUBSTITUTIONS,
});

parentPort.on('message', ({ password, names }) => parentPort.postMessage(zxcvbn.check(password, names).score));
parentPort.postMessage('ready');
