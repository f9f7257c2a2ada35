// What is left of an operator's HTML once it has been cleaned: a tree of plain data. No markup is ever put into the page.

/** The elements that an announcement may have. */
export const cleanTags = [
  'a',
  'b',
  'blockquote',
  'br',
  'caption',
  'em',
  'h2',
  'h3',
  'hr',
  'i',
  'img',
  'li',
  'ol',
  'p',
  's',
  'small',
  'strong',
  'table',
  'tbody',
  'td',
  'tfoot',
  'th',
  'thead',
  'tr',
  'u',
  'ul',
] as const;
export type CleanTag = (typeof cleanTags)[number];

/** Headings that are shown as another one: the first of a page is the announcement's own title. */
export const headings: ReadonlyMap<string, CleanTag> = new Map([
  ['h1', 'h2'],
  ['h4', 'h3'],
  ['h5', 'h3'],
  ['h6', 'h3'],
]);

/** Boxes of a layout. What they hold stands in paragraphs, so that the text of two of them never runs together. */
export const boxes = [
  'address',
  'article',
  'aside',
  'center',
  'dd',
  'details',
  'dialog',
  'div',
  'dl',
  'dt',
  'fieldset',
  'figcaption',
  'figure',
  'footer',
  'header',
  'hgroup',
  'legend',
  'main',
  'menu',
  'nav',
  'pre',
  'section',
  'summary',
] as const;

/** What a cleaner leaves: the elements of an announcement, and those that are read as one. */
export const readableTags: readonly string[] = [...cleanTags, ...headings.keys(), ...boxes];

/** The attributes that they may have; `lang` and `dir` on any of them. */
export const cleanAttributes = ['href', 'src', 'alt', 'lang', 'dir', 'colspan', 'rowspan'] as const;
export type CleanAttribute = (typeof cleanAttributes)[number];

export interface CleanElement {
  readonly tag: CleanTag;
  readonly attributes: Readonly<Partial<Record<CleanAttribute, string>>>;
  readonly children: readonly CleanNode[];
}

/** Text, or an element that is allowed. */
export type CleanNode = string | CleanElement;

/** Cleans HTML that anybody may have written. */
export type CleanHtml = (html: string) => readonly CleanNode[];
