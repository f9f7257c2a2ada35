// The top bar of a page that has not come, or did not.
import { useRoute, useT } from '../kit/shell-context.tsx';
import type { RouteName } from '../shell/navigation/routes.ts';

/** Pages with a bar of their own; all others have their title in it. */
const ownBars: ReadonlySet<RouteName> = new Set(['home', 'login', 'memberHome']);

export function useBar(): { readonly bar: null } | { readonly title: string } {
  const t = useT();
  const { route } = useRoute();
  return ownBars.has(route) ? { bar: null } : { title: t(`pages.${route}`) };
}
