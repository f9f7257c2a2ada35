// Cleans an operator's HTML with DOMPurify, and reads what is left as plain data.
import DOMPurify from 'dompurify';
import { type CleanHtml, cleanAttributes, readableTags } from './port.ts';
import { readClean } from './read-clean.ts';

/** More is not parsed at all: the answer's schema has refused it before. */
const MOST_CHARACTERS = 20_000;

export const cleanHtml: CleanHtml = (html) => {
  if (html.length > MOST_CHARACTERS) return [];
  const fragment = DOMPurify.sanitize(html, {
    ALLOWED_TAGS: [...readableTags],
    ALLOWED_ATTR: [...cleanAttributes],
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    RETURN_DOM_FRAGMENT: true,
  });
  return readClean(fragment);
};
