// How many games a search has found, said to a person who does not see the page.
import { useT } from '../../kit/shell-context.tsx';
import type { CatalogueState } from './catalogue.ts';

/** Nothing before the games have loaded. Those that did not load may hold what is searched for: no number is said. */
export function Found({ at, count }: Pick<CatalogueState, 'at'> & { readonly count: number }) {
  const t = useT();
  if (at === 'failed') return t('lobby.moreFailed');
  return at === 'whole' ? t('lobby.found', { count }) : null;
}
