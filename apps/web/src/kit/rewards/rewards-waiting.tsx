// The space of what waits for a member in the reward centre.
import { Skeleton } from '../../ui/skeleton.tsx';

export const rewardsWaiting = (
  <>
    <Skeleton shape="strip" />
    <Skeleton shape="row" />
  </>
);
