// The form by mobile number comes when it is wanted; where it is the operator's first one, it comes with the page.
import { createDoor } from '../../kit/door.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';

export const mobileForm = createDoor(
  { code: () => import('./mobile-form.tsx') },
  ({ MobileForm }) => MobileForm,
  <Skeleton shape="row" />,
);
