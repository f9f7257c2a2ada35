// What is left of an operator's HTML once it has been cleaned: a tree of plain data. No markup is ever put into the page.

/** The elements that an announcement may have. */
export const cleanTags = [
  'a',
  'b',
  'blockquote',
  'br',
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
  'u',
  'ul',
] as const;
export type CleanTag = (typeof cleanTags)[number];

/** The attributes that they may have; `lang` and `dir` on any of them. */
export const cleanAttributes = ['href', 'src', 'alt', 'lang', 'dir'] as const;
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
