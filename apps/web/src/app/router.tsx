// Renders the current page: its screen, its skeleton, or why it did not load.
import { memo, useSyncExternalStore } from 'react';
import { useShell, useT } from '../kit/shell-context.tsx';
import { useArrival } from '../shell/navigation/use-arrival.ts';
import { hiddenClass } from '../ui/hidden.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { ErrorState } from './error-state.tsx';
import { screenOf } from './features.ts';
import { type Head, headOf } from './head.ts';
import { PageSkeleton } from './page-skeleton.tsx';
import type { Page, Pages } from './pages.ts';

/** Tries a failed page again: loads it, or reloads the site where its code stays lost. */
export type Retry = () => void;

interface PageContentProps {
  readonly page: Page;
  readonly retry: Retry;
}

export function PageContent({ page, retry }: PageContentProps) {
  if (page.at === 'ready') {
    const { Screen } = page.module;
    return <Screen data={page.data} query={page.query} />;
  }
  if (page.at === 'loading') {
    const Skeleton = page.module?.Skeleton ?? PageSkeleton;
    return <Skeleton />;
  }
  const { message, reference } = page.failure;
  return <ErrorState what="failed" message={message} reference={reference} again={retry} />;
}

function Arrival({ page, head }: { readonly page: Page; readonly head: Head }) {
  const t = useT();
  useArrival({ id: page.id, at: page.at, arrival: page.arrival, scroll: page.scroll, title: head.title });
  const announcement =
    page.at !== 'loading' && page.arrival !== 'first' ? t('common.pageOpened', { title: head.page }) : '';
  return (
    <p className={hiddenClass} aria-live="polite" role="status">
      {announcement}
    </p>
  );
}

export interface RouterProps {
  readonly pages: Pages;
  readonly retry: Retry;
}

/** What opens over the page, or comes around it, does not draw it again. */
export const Router = memo(function Router({ pages, retry }: RouterProps) {
  const t = useT();
  const { settings } = useShell();
  const page = useSyncExternalStore(pages.subscribe, pages.page, pages.page);
  if (!page) return null;
  const data = page.at === 'ready' ? page.data : undefined;
  const head = headOf(t, settings.brandName, page.route, screenOf(page.route), data);
  return (
    <>
      <ErrorBoundary
        key={page.id}
        fallback={(reference, again) => <ErrorState what="crashed" reference={reference} again={again} />}
      >
        <PageContent key={page.at === 'loading' ? 'loading' : 'page'} page={page} retry={retry} />
      </ErrorBoundary>
      <Arrival page={page} head={head} />
    </>
  );
});
