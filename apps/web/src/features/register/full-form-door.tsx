// The fields beyond a number. They load with the page where user name is the operator's first way to register, else
// with the code.
import { createDoor } from '../../kit/door.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';

const file = { code: () => import('./full-form.tsx') };

export const usernameForm = createDoor(file, ({ UsernameForm }) => UsernameForm, <Skeleton shape="row" />);
export const afterCode = createDoor(file, ({ AfterCode }) => AfterCode, <Skeleton shape="field" />);
