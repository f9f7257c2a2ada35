// Estimates whether a password is quickly guessed: words, names, dates, key rows, sequences.
import type { Visitor } from '../../../protection/fair-queue.ts';
import type { PasswordEstimator } from './password-estimator.ts';

/** The time of an estimate grows with the square of the length. A beginning that is hard to guess makes the whole hard to guess. */
const ESTIMATED_CHARACTERS = 32;
/** Score 2 begins at 10^6 guesses. @assumed */
const LEAST_SCORE = 2;

/** A password that someone wants to have. */
export interface NewPassword {
  readonly password: string;
  /** The user name of its member; empty for none. */
  readonly account: string;
  /** The visitor who waits for the estimate. */
  readonly visitor: Visitor;
}

/**
 * @param operator the name of the operator: a guesser of this password knows it, as the member's
 * @throws Refusal service.overloaded when the password cannot be estimated in time
 */
export const isGuessable = async (
  estimator: Pick<PasswordEstimator, 'score'>,
  { password, account, visitor }: NewPassword,
  operator: string,
): Promise<boolean> => {
  const beginning = [...password.normalize('NFKC')].slice(0, ESTIMATED_CHARACTERS).join('');
  const names = [account, operator].flatMap((name) => [name, ...name.split(/\s+/)]).filter((name) => name !== '');
  return (await estimator.score(beginning, names, visitor)) < LEAST_SCORE;
};
