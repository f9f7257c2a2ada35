// A check box with its sentence, and what is wrong with it below.
import { type ReactNode, type Ref, useId } from 'react';
import css from './checkbox.module.css';
import { classNames } from './class-names.ts';
import { CheckIcon } from './form-icons.tsx';
import { AlertIcon } from './icons.tsx';

export interface CheckboxProps {
  /** Without it the box is the browser's own: what was ticked before hydration stays. */
  readonly checked?: boolean;
  /** Ticked at first, where `checked` does not say it. */
  readonly defaultChecked?: boolean;
  readonly onChange?: (checked: boolean) => void;
  readonly children: ReactNode;
  readonly name?: string;
  readonly error?: string | null;
  readonly required?: boolean;
  readonly inputRef?: Ref<HTMLInputElement>;
}

export function Checkbox({ onChange, children, error, inputRef, ...input }: CheckboxProps) {
  const id = useId();
  return (
    <div>
      <label className={classNames(css.label, error && css.bad)}>
        <input
          {...input}
          type="checkbox"
          ref={inputRef}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? id : undefined}
          onChange={onChange && ((event) => onChange(event.currentTarget.checked))}
        />
        <i>
          <CheckIcon size={16} />
        </i>
        <span>{children}</span>
      </label>
      {error && (
        <p className={css.error} id={id} role="alert">
          <AlertIcon size={16} />
          <span>{error}</span>
        </p>
      )}
    </div>
  );
}
