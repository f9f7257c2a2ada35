// The field of the code, which loads when a code is requested.
import { createDoor } from '../../kit/door.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';

export const codePart = createDoor(
  { code: () => import('./code-part.tsx') },
  ({ CodePart }) => CodePart,
  <Skeleton shape="field" />,
);
