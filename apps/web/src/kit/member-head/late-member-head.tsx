// The head of a member on pages that visitors see, too: their first load goes without its code.
import { untilLoaded } from '@foyer/browsers/lost-files/until-loaded';
import { lazy, Suspense } from 'react';
import { useSession } from '../shell-context.tsx';
import type { BalancePillProps } from './balance-pill.tsx';

const Head = lazy(() =>
  untilLoaded(() => import('./member-head.tsx')).then(({ MemberHead }) => ({ default: MemberHead })),
);

/** Nothing for visitors. */
export function LateMemberHead(props: BalancePillProps) {
  if (!useSession()) return null;
  return (
    <Suspense fallback={null}>
      <Head {...props} />
    </Suspense>
  );
}
