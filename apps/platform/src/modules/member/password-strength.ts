// Whether a password is quickly guessed, by the estimator zxcvbn: it knows words, names, dates, rows of keys, sequences and repeats.
import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary as passwords } from '@zxcvbn-ts/language-common';
import { dictionary as english } from '@zxcvbn-ts/language-en';

/** The time of an estimate grows with the square of the length. A beginning that is hard to guess makes the whole hard to guess. */
const ESTIMATED_CHARACTERS = 32;
/** Ways of reading signs as letters that are tried: the time of the worst inputs grows with it. */
const SUBSTITUTIONS = 8;
/** Score 2 begins at 10^6 guesses. @assumed */
const LEAST_SCORE = 2;

const estimator = new ZxcvbnFactory({
  dictionary: { ...passwords, ...english },
  graphs: adjacencyGraphs,
  l33tMaxSubstitutions: SUBSTITUTIONS,
});

/** @param known names that a guesser of this password knows: the member's, the operator's */
export const isGuessable = (password: string, known: readonly string[]): boolean => {
  const beginning = [...password.normalize('NFKC')].slice(0, ESTIMATED_CHARACTERS).join('');
  const names = known.flatMap((name) => [name, ...name.split(/\s+/)]).filter((name) => name !== '');
  return estimator.check(beginning, names).score < LEAST_SCORE;
};
