// Which routes start with the first chunk of texts alone; the browser waits for the second chunk on all others, so their page preloads it.
import type { RouteName } from '../shell/navigation/routes.ts';

export const firstTexts: ReadonlySet<RouteName> = new Set(['home', 'login']);
