// The shape of any page, for as long as the page's own skeleton is on its way.

import { useT } from '../kit/shell-context.tsx';
import { SitePage } from '../kit/site-page.tsx';
import { Skeleton } from '../ui/skeleton.tsx';

export function PageSkeleton() {
  const t = useT();
  return (
    <SitePage bar={null} loading={t('common.loading')} padded>
      <Skeleton shape="title" />
      <Skeleton shape="banner" />
      <Skeleton shape="line" />
      <Skeleton shape="line" />
      <Skeleton shape="short" />
    </SitePage>
  );
}
