// Joining by user name.
import type { ReactNode } from 'react';
import { FormEnd } from './form-end.tsx';
import { FormFrame } from './form-frame.tsx';
import { PasswordPart } from './password-part.tsx';
import { SecondPart } from './second-part.tsx';
import type { Registering } from './use-register.ts';
import { UsernamePart } from './username-part.tsx';

export function UsernameForm({ of, foot }: { readonly of: Registering; readonly foot: ReactNode }) {
  return (
    <FormFrame of={of} onSubmit={() => of.submit()}>
      <UsernamePart of={of} />
      <PasswordPart of={of} />
      <SecondPart of={of} />
      <FormEnd of={of} foot={foot} />
    </FormFrame>
  );
}
