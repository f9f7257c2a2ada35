// The field of the code comes when one is asked for.
import { createDoor } from '../../kit/door.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';

export const codePart = createDoor(
  { code: () => import('./code-part.tsx') },
  ({ CodePart }) => CodePart,
  <Skeleton shape="field" />,
);
