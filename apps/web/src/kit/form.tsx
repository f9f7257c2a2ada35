// The form around the fields of a screen: its call is ours to send, and the first touch fetches what the call needs.
import type { ReactNode, Ref } from 'react';
import formCss from '../ui/form.module.css';
import { useShell } from './shell-context.tsx';

export interface FormProps {
  readonly onSubmit: () => void;
  /** A field was changed. */
  readonly onEdit?: (field: EventTarget) => void;
  /** The form got the focus. Without it, the code of the call is fetched ahead of the tap. */
  readonly onTouch?: () => void;
  /** The column of the form, where it is not that of all forms. */
  readonly className?: string | undefined;
  readonly hidden?: boolean;
  readonly ref?: Ref<HTMLFormElement>;
  readonly children: ReactNode;
}

export function Form({ onSubmit, onEdit, onTouch, className = formCss.column, ...rest }: FormProps) {
  const { warmUp } = useShell();
  return (
    // Without JavaScript the form must not put a password into an address: `post`.
    <form
      {...rest}
      className={className}
      method="post"
      noValidate
      onFocus={onTouch ?? warmUp}
      onInput={({ target }) => onEdit?.(target)}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    />
  );
}
