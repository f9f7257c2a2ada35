// Title and description of a page: of the one thing it shows, or of its route.
import type { TextKey } from '../shell/i18n/texts.ts';
import type { RouteName } from '../shell/navigation/routes.ts';
import type { ScreenEntry } from './feature.ts';
import type { Translate } from './shell-context.tsx';

export interface Head {
  /** What the page is about, without the operator's name. */
  readonly page: string;
  /** For the document. */
  readonly title: string;
  readonly description: string;
}

const described = ['home', 'login', 'register', 'inviteFriends', 'help', 'activity', 'news', 'game'] as const;
type Described = (typeof described)[number];

const descriptionKey = (route: RouteName): TextKey =>
  (described as readonly RouteName[]).includes(route)
    ? `pages.${route as Described}Description`
    : 'pages.homeDescription';

/** The head of a page; `data` is what its screen shows, undefined while there is none. */
export function headOf(
  t: Translate,
  brand: string,
  route: RouteName,
  entry: ScreenEntry<unknown> | null,
  data: unknown,
): Head {
  const own = data === undefined || data === null ? undefined : entry?.head?.(data);
  const page = own?.title ?? t(`pages.${route}`);
  const title = route === 'home' && !own ? brand : t('pages.title', { page, brand });
  return { page, title, description: own?.description ?? t(descriptionKey(route), { brand }) };
}
