import { unbroken } from './unbroken.ts';

interface Props {
  /** "•••• 4242" */
  readonly text: string;
}

/** A number or address that is covered but for its end: it reads from the left in every language, and no line breaks in it. */
export const Masked = ({ text }: Props) => <bdi dir="ltr">{unbroken(text)}</bdi>;
