// The frame around the fields of the forms by user name and by mobile number.
import type { ReactNode } from 'react';
import { Form } from '../../kit/form.tsx';
import css from './register.module.css';
import { fieldOf } from './register-fields.ts';
import type { Registering } from './use-register.ts';

export interface FormFrameProps {
  readonly model: Registering;
  readonly onSubmit: () => void;
  readonly children: ReactNode;
}

export function FormFrame({ model: { edited, form, send, state, touched }, onSubmit, children }: FormFrameProps) {
  return (
    <Form
      ref={form}
      className={css.column}
      onTouch={touched}
      onEdit={(field) => edited(fieldOf(field))}
      onSubmit={() => {
        if (state.at === 'unanswered') send({ type: 'retryTapped' });
        else onSubmit();
      }}
    >
      {children}
    </Form>
  );
}
