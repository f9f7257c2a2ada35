// The shape of any page, for as long as the page's own skeleton is on its way.

import { Children } from 'react';
import { useRoute, useT } from '../kit/shell-context.tsx';
import { SitePage } from '../kit/site-page.tsx';
import type { RouteName } from '../shell/navigation/routes.ts';
import { Skeleton, type SkeletonProps } from '../ui/skeleton.tsx';
import { useBar } from './use-bar.ts';

type Shapes = readonly SkeletonProps['shape'][];

const cards: Shapes = ['block', 'title', 'line', 'block', 'title'];

/** What stands on a page, from its top; a page of one form is not named here. */
const shapes: { readonly [Route in RouteName]?: Shapes } = {
  home: ['banner', 'ticker', 'chips', 'title', 'tiles'],
  game: ['field', 'chips', 'tiles', 'tiles', 'tiles'],
  news: cards,
  activity: cards,
  help: ['title', 'block', 'title', 'block'],
  memberHome: ['hero', 'block', 'title', 'row', 'row'],
};
const form: Shapes = ['line', 'field', 'field', 'field'];

export function PageSkeleton() {
  const t = useT();
  const { route } = useRoute();
  const bar = useBar();
  // `toArray` gives the keys: the pieces never change places.
  const pieces = (shapes[route] ?? form).map((shape) => <Skeleton key={null} shape={shape} />);
  return (
    <SitePage {...bar} loading={t('common.loading')} padded>
      {Children.toArray(pieces)}
    </SitePage>
  );
}
