// The fields beyond a number. They load with the page where user name is the operator's first way to register, else
// with the code.
import { createLazySection } from '../../kit/lazy-section.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';

const file = { code: () => import('./full-form.tsx') };

export const lazyUsernameForm = createLazySection(file, ({ UsernameForm }) => UsernameForm, <Skeleton shape="row" />);
export const lazyAfterCode = createLazySection(file, ({ AfterCode }) => AfterCode, <Skeleton shape="field" />);
