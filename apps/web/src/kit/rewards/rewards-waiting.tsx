// The space of what waits for a member in the reward centre.
import { RowSkeleton, StripSkeleton } from '../../ui/row-skeleton.tsx';

export const rewardsWaiting = (
  <>
    <StripSkeleton />
    <RowSkeleton />
  </>
);
