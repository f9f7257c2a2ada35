// The top bar of a page that has not come, or did not.
import { useRoute, useT } from '../kit/shell-context.tsx';
import type { RouteName } from '../shell/navigation/routes.ts';

/** Pages whose own bar looks different; all others have a way back and a title, or a logo in its place. */
const ownBars: ReadonlySet<RouteName> = new Set(['home', 'memberHome']);

/** `quiet`: the page has a heading of its own. */
export function useBar(quiet = false): { readonly bar: null } | { readonly title: string; readonly quiet: boolean } {
  const t = useT();
  const { route } = useRoute();
  return ownBars.has(route) ? { bar: null } : { title: t(`pages.${route}`), quiet };
}
