// Decides what may be stored, and what a person gets: the network's answer or a copy.
import { SHELL_ATTRIBUTE, STORED_AT_ATTRIBUTE } from '../shell/copies/copy-signs.ts';

/** The facts about an answer that the rules read. */
export type AnswerFacts = Pick<Response, 'status' | 'type' | 'redirected' | 'headers'>;

const typeOf = ({ headers }: AnswerFacts): string => headers.get('content-type') ?? '';

/** The site's own answer and nothing of a proxy or a portal: those redirect, or answer with another status. */
const isOwn = ({ status, type, redirected }: AnswerFacts): boolean => status === 200 && type === 'basic' && !redirected;

const mayBeKept = ({ headers }: AnswerFacts): boolean => !/no-store|private/.test(headers.get('cache-control') ?? '');

/** Every page of ours carries its state; a portal's page does not. */
const PAGE_STATE = '<script type="application/json" id="page-state">';

export const isPage = (answer: Pick<Response, 'headers'>): boolean =>
  /^text\/html\b/.test(answer.headers.get('content-type') ?? '');

export const mayStorePage = (answer: AnswerFacts, html: string): boolean =>
  isOwn(answer) && mayBeKept(answer) && isPage(answer) && html.includes(PAGE_STATE);

const fileTypes: Readonly<Record<string, RegExp>> = {
  js: /^(?:text|application)\/javascript/,
  css: /^text\/css/,
  svg: /^image\/svg/,
};
const PICTURE = /^image\//;

/** True where the type is what the name of the file promises. */
export const hasTypeOf = (answer: Pick<Response, 'headers'>, path: string): boolean =>
  (fileTypes[path.slice(path.lastIndexOf('.') + 1)] ?? PICTURE).test(answer.headers.get('content-type') ?? '');

export const mayStoreFile = (answer: AnswerFacts, path: string): boolean => isOwn(answer) && hasTypeOf(answer, path);

/** True for the site's own answer, a refusal as well; false for a portal's page in its place. */
export const isFromPlatform = (answer: AnswerFacts): boolean =>
  answer.type === 'basic' && !answer.redirected && typeOf(answer).startsWith('application/json');

/** A refusal is for this moment, with whatever status a back end sends it. */
const isRefused = (text: string): boolean => /"success"\s*:\s*false/.test(text);

export const mayStoreAnswer = (answer: AnswerFacts, text: string): boolean =>
  isOwn(answer) && isFromPlatform(answer) && !isRefused(text);

/** A page whose copy is younger is shown from it at once; the page itself then asks for what is new. */
const SHOWN_AT_ONCE_MS = 60 * 60 * 1000;
/** How long an older copy waits for the network. */
const NETWORK_FIRST_MS = 2000;

export interface PageCase {
  readonly isReload: boolean;
  /** Age of the copy; null where there is none. */
  readonly ageMs: number | null;
}

/** How long the copy of a page waits for the network's answer, ms; Infinity: until the network fails. */
export function waitForNetwork({ isReload, ageMs }: PageCase): number {
  if (isReload || ageMs === null) return Number.POSITIVE_INFINITY;
  return ageMs < SHOWN_AT_ONCE_MS ? 0 : NETWORK_FIRST_MS;
}

/** The page as it is stored: its scripts read when that was. */
export const storedHtml = (html: string, now: number): string =>
  html.replace('<html ', `<html ${STORED_AT_ATTRIBUTE}="${now}" `);

/** A page without its content, for an address that has no copy: the app renders that address itself. */
export function shellHtml(html: string): string {
  const start = html.indexOf('<div id="root">');
  const end = html.lastIndexOf(PAGE_STATE);
  if (start < 0 || end < start) return html;
  const head = html.slice(0, start).replace(STORED_AT_ATTRIBUTE, SHELL_ATTRIBUTE);
  return `${head}<div id="root"></div>${html.slice(end)}`;
}
