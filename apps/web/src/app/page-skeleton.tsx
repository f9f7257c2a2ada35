// The shape of any page, for as long as the page's own skeleton is on its way.
import { Skeleton } from '../ui/skeleton.tsx';
import { useT } from './shell-context.tsx';
import { SitePage } from './site-page.tsx';

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
