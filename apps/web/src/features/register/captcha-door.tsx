// The image captcha's part of the form: it comes where the operator wants one.
import { createDoor } from '../../kit/door.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';

export const captchaPart = createDoor(
  { code: () => import('./captcha-part.tsx') },
  ({ CaptchaPart }) => CaptchaPart,
  <Skeleton shape="field" />,
);
