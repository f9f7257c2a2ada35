// The title of a route's page.
import type { Translate } from '../kit/shell-context.tsx';
import type { TextKey } from '../shell/i18n/texts.ts';
import type { RouteName } from '../shell/navigation/routes.ts';

/**
 * Titles of pages that no first page leads to come with the later texts. The operator's name stands in until they are
 * there.
 */
export function pageTitle(t: Translate, brand: string, route: RouteName): string {
  // Each route has its title in one of the two sheets.
  const keys = [`pages.${route}`, `laterPages.${route}`] as TextKey[];
  return keys.map((key) => t(key)).find((title, at) => title !== keys[at]) ?? brand;
}
