// A text of several lines: label above, input, error or hint below.
import { type Ref, useId } from 'react';
import { classNames } from './class-names.ts';
import { AlertIcon } from './icons.tsx';
import css from './text-field.module.css';
import type { TextFieldProps } from './text-field.tsx';

export interface TextAreaProps
  extends Pick<TextFieldProps, 'label' | 'name' | 'error' | 'hint' | 'readOnly' | 'required'> {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly inputRef?: Ref<HTMLTextAreaElement>;
}

const ROWS = 7;

export function TextArea({ label, onChange, error, hint, inputRef, ...input }: TextAreaProps) {
  const id = useId();
  const note = error || hint ? `${id}n` : undefined;
  return (
    <div>
      <label className={css.label} htmlFor={id}>
        {label}
      </label>
      <div className={classNames(css.control, error && css.bad)}>
        <textarea
          {...input}
          id={id}
          ref={inputRef}
          className={classNames(css.input, css.area)}
          rows={ROWS}
          aria-invalid={error ? true : undefined}
          aria-describedby={note}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      </div>
      {note && (
        <p className={error ? css.error : css.hint} id={note} role={error ? 'alert' : undefined}>
          {error && <AlertIcon size={16} />}
          <span>{error || hint}</span>
        </p>
      )}
    </div>
  );
}
