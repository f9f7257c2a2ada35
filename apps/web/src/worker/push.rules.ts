// What the worker makes of a push: a notice for each, and the page that a tap on it opens.

import { FALLBACK_LANGUAGE, languageOfTag } from '@foyer/contract';

export interface ShownNotice {
  readonly title: string;
  readonly body: string;
  readonly path: string;
  /** None: it takes no other notice's place. */
  readonly tag: string | null;
}

const HOME = '/m/home';
const MAX_TITLE = 120;
const MAX_BODY = 400;
const MAX_TAG = 120;
const MAX_ADDRESS = 2048;

/** Path and query of a page of this site; home for any other address. */
export function pageAt(address: unknown, origin: string): string {
  if (typeof address !== 'string' || address.length > MAX_ADDRESS) return HOME;
  try {
    const url = new URL(address, origin);
    const isOurs = url.origin === origin && /^\/m(?:\/|$)/.test(url.pathname);
    return isOurs ? url.pathname + url.search : HOME;
  } catch {
    return HOME;
  }
}

const textIn = (value: unknown, most: number): string =>
  typeof value === 'string'
    ? value
        .replace(/\p{Cc}+/gu, ' ')
        .trim()
        .slice(0, most)
    : '';

const parsed = (data: string | null): Readonly<Record<string, unknown>> => {
  try {
    const value: unknown = JSON.parse(data ?? '');
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  } catch {
    return {};
  }
};

/** Browsers take the right to push from a site that shows nothing: a push that says nothing gets the general sentence. */
export function noticeFrom(
  data: string | null,
  { origin, general }: { readonly origin: string; readonly general: string },
): ShownNotice {
  const { title, body, path, tag } = parsed(data);
  const shown = textIn(body, MAX_BODY);
  return {
    title: textIn(title, MAX_TITLE) || general,
    body: shown || (textIn(title, MAX_TITLE) ? general : ''),
    path: pageAt(path, origin),
    tag: textIn(tag, MAX_TAG) || null,
  };
}

/** The general sentence in the first language of the browser that has one. */
export function generalIn(sentences: Readonly<Record<string, string>>, wanted: readonly string[]): string {
  for (const tag of wanted) {
    const code = languageOfTag(tag);
    if (code && sentences[code]) return sentences[code];
  }
  return sentences[FALLBACK_LANGUAGE] ?? '';
}
