// The form by mobile number comes when it is wanted; where it is the operator's first one, it comes with the page.
import { type ComponentProps, lazy, Suspense, useState } from 'react';
import { Skeleton } from '../../ui/skeleton.tsx';

type MobileModule = typeof import('./mobile-form.tsx');

let loaded: MobileModule | null = null;

export async function fetchMobileForm(): Promise<void> {
  loaded = await import('./mobile-form.tsx');
}

const LateForm = lazy(async () => {
  const { MobileForm } = await import('./mobile-form.tsx');
  return { default: MobileForm };
});

export function MobileDoor(props: ComponentProps<MobileModule['MobileForm']>) {
  const [Form] = useState(() => loaded?.MobileForm ?? LateForm);
  return (
    <Suspense fallback={<Skeleton shape="row" />}>
      <Form {...props} />
    </Suspense>
  );
}
