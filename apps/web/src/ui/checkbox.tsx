// A check box with its sentence.
import type { ReactNode } from 'react';
import css from './checkbox.module.css';
import { CheckIcon } from './icons.tsx';

export interface CheckboxProps {
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  readonly children: ReactNode;
  readonly name?: string;
}

export function Checkbox({ checked, onChange, children, name }: CheckboxProps) {
  return (
    <label className={css.label}>
      <input
        type="checkbox"
        name={name}
        checked={checked}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      <i>
        <CheckIcon size={16} />
      </i>
      <span>{children}</span>
    </label>
  );
}
