import { unbroken } from '../../ui/unbroken.ts';

interface Account {
  readonly issuer: string;
  /** "•••• 6789" */
  readonly masked: string;
}

/** "Demo Bank •••• 6789" within a sentence: the covered number reads from the left in every language, and no line breaks in it. */
export const accountName = ({ issuer, masked }: Account): string =>
  `\u2068${issuer} \u2066${unbroken(masked)}\u2069\u2069`;
