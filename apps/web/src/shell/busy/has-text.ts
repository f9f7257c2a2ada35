// Whether something that a person typed stands on a page, or in one of its forms.

/** Of text, tel, textarea, email, number and password; a box, a file or a search loses nothing. */
const TYPED = /^(?:te|em|nu|pa)/;

/** Text stands in a field. One that nobody can reach is a password manager's. */
export const hasText = (part: Pick<ParentNode, 'querySelectorAll'>): boolean =>
  [...part.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')].some(
    ({ type, value, tabIndex }) => TYPED.test(type) && value !== '' && tabIndex !== -1,
  );
