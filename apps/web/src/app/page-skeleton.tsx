// The shape of any page, for as long as the page's own skeleton is on its way.

import { useRoute, useT } from '../kit/shell-context.tsx';
import { SitePage } from '../kit/site-page.tsx';
import type { RouteName } from '../shell/navigation/routes.ts';
import { Skeleton } from '../ui/skeleton.tsx';

/** Pages with a bar of their own; all others have their title in it. */
const ownBars: ReadonlySet<RouteName> = new Set(['home', 'login', 'memberHome']);

export function PageSkeleton() {
  const t = useT();
  const { route } = useRoute();
  const bar = ownBars.has(route) ? { bar: null } : { title: t(`pages.${route}`) };
  return (
    <SitePage {...bar} loading={t('common.loading')} padded>
      <Skeleton shape="title" />
      <Skeleton shape="banner" />
      <Skeleton shape="line" />
      <Skeleton shape="line" />
      <Skeleton shape="short" />
    </SitePage>
  );
}
