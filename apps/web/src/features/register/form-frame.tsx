// The frame that both forms have around their fields.
import type { ReactNode } from 'react';
import css from './register.module.css';
import type { Registering } from './use-register.ts';

export interface FormFrameProps {
  readonly model: Registering;
  readonly onSubmit: () => void;
  readonly children: ReactNode;
}

export function FormFrame({ model: { edited, form, send, state, touched }, onSubmit, children }: FormFrameProps) {
  return (
    // Without JavaScript the form must not put the password into an address.
    <form
      ref={form}
      className={css.column}
      method="post"
      noValidate
      onFocus={touched}
      onInput={edited}
      onSubmit={(event) => {
        event.preventDefault();
        if (state.at === 'unanswered') send({ type: 'askTapped' });
        else onSubmit();
      }}
    >
      {children}
    </form>
  );
}
