// What a form says where its own code failed: plain words that need no table, and the reference under which the console has the error.
import type { TextKey } from '../i18n/texts.ts';
import type { Failure } from '../shell.ts';

interface BrokenProblem {
  readonly at: 'form';
  readonly text: TextKey;
  readonly reference: string;
}

/** "Something went wrong. Please try again." */
export const BROKEN_TEXT: TextKey = 'common.unknownError';

export const brokenProblem = ({ reference }: Failure): BrokenProblem => ({ at: 'form', text: BROKEN_TEXT, reference });

/** The same for forms that keep their words apart. */
export const brokenWords = ({ reference }: Failure) =>
  ({ at: 'form', told: { text: BROKEN_TEXT }, reference }) as const;
