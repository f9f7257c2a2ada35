// Marks a form as busy while something that a person typed stands in it.
import type { Busy } from '../shell.ts';

/** Of text, tel, textarea, email, number and password; a box, a file or a search loses nothing. */
const TYPED = /^(?:te|em|nu|pa)/;

/** Text stands in a field of the page or form. One that nobody can reach is a password manager's. */
export const hasText = (page: Pick<ParentNode, 'querySelectorAll'>): boolean =>
  [...page.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input,textarea')].some(
    ({ type, value, tabIndex }) => TYPED.test(type) && value !== '' && tabIndex !== -1,
  );

/** Told of the form at each input; without one it looks again at the last, and null says that the form is gone. */
export type TypingMark = (typed?: Pick<ParentNode, 'querySelectorAll'> | null) => void;

export function createTypingMark(busy: Busy): TypingMark {
  let form: Parameters<TypingMark>[0] = null;
  let end: (() => void) | undefined;
  return (typed = form) => {
    form = typed;
    if (form && hasText(form)) end ??= busy.begin('form');
    else {
      end?.();
      end = undefined;
    }
  };
}
