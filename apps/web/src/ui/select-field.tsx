// A choice from a list of the browser's own: label above, icon, error or hint below.
import { type ReactNode, useId } from 'react';
import { classNames } from './class-names.ts';
import { ChevronDownIcon } from './form-icons.tsx';
import { AlertIcon } from './icons.tsx';
import css from './select-field.module.css';
import fieldCss from './text-field.module.css';
import type { TextFieldProps } from './text-field.tsx';

export interface SelectFieldProps
  extends Pick<TextFieldProps, 'label' | 'name' | 'icon' | 'error' | 'hint' | 'required'> {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly options: readonly { readonly value: string; readonly label: ReactNode }[];
  /** Stands in the field while nothing is chosen. */
  readonly placeholder: string;
  readonly disabled?: boolean;
}

export function SelectField({
  label,
  value,
  onChange,
  options,
  placeholder,
  icon,
  error,
  hint,
  ...select
}: SelectFieldProps) {
  const id = useId();
  const note = error || hint ? `${id}n` : undefined;
  return (
    <div>
      <label className={fieldCss.label} htmlFor={id}>
        {label}
      </label>
      <div className={classNames(fieldCss.control, css.control, error && fieldCss.bad)}>
        {icon}
        <select
          {...select}
          id={id}
          className={classNames(fieldCss.input, css.select, value === '' && css.empty)}
          value={value}
          aria-invalid={error ? true : undefined}
          aria-describedby={note}
          onChange={(event) => onChange(event.currentTarget.value)}
        >
          <option value="" disabled hidden>
            {placeholder}
          </option>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <span className={css.chevron}>
          <ChevronDownIcon size={20} />
        </span>
      </div>
      {note && (
        <p className={error ? fieldCss.error : fieldCss.hint} id={note} role={error ? 'alert' : undefined}>
          {error && <AlertIcon size={16} />}
          <span>{error || hint}</span>
        </p>
      )}
    </div>
  );
}
