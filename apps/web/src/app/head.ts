// The title and description of a page: from its data, else from its route.

import type { ScreenEntry } from '../kit/feature.ts';
import type { Translate } from '../kit/shell-context.tsx';
import type { TextKey } from '../shell/i18n/texts.ts';
import type { RouteName } from '../shell/navigation/routes.ts';

type Own = ReturnType<NonNullable<ScreenEntry<unknown>['head']>>;

export interface Head {
  /** The title of the page's subject, without the operator's name. */
  readonly page: string;
  /** For the document. */
  readonly title: string;
}

/** Returns the head for the subject of a page; `data` is the screen's data, undefined while there is none. */
const ownHead = (entry: ScreenEntry<unknown> | null, data: unknown): Own =>
  (data !== undefined && data !== null && entry?.head?.(data)) || null;

/** The head of a page. */
export function headOf(
  t: Translate,
  brand: string,
  route: RouteName,
  entry: ScreenEntry<unknown> | null,
  data: unknown,
): Head {
  const own = ownHead(entry, data);
  const page = own?.title ?? t(`pages.${route}`);
  return { page, title: route === 'home' && !own ? brand : t('pages.title', { page, brand }) };
}

const described = ['home', 'login', 'register', 'inviteFriends', 'help', 'activity', 'news', 'game'] as const;
type Described = (typeof described)[number];

const descriptionKey = (route: RouteName): TextKey =>
  (described as readonly RouteName[]).includes(route)
    ? `pageDescriptions.${route as Described}`
    : 'pageDescriptions.home';

/**
 * Returns the description of a page. Search engines read it in the document from the server; browsers do not get it.
 */
export const descriptionOf = (
  t: Translate,
  brand: string,
  route: RouteName,
  entry: ScreenEntry<unknown> | null,
  data: unknown,
): string => ownHead(entry, data)?.description ?? t(descriptionKey(route), { brand });
