// The form by mobile number: it loads on demand, or with the page where it is the operator's first one.
import { createDoor } from '../../kit/door.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';

export const mobileForm = createDoor(
  { code: () => import('./mobile-form.tsx') },
  ({ MobileForm }) => MobileForm,
  <Skeleton shape="row" />,
);
