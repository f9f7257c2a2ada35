// One line of input: label above, icon, input, at most one trailing action, error or hint below.
import { type FormEvent, type ReactNode, type Ref, useId } from 'react';
import { classNames } from './class-names.ts';
import { AlertIcon } from './icons.tsx';
import css from './text-field.module.css';

export interface TextFieldProps {
  readonly label: string;
  readonly name: string;
  /** Without a value the field is the browser's own: what was typed before hydration or filled in by a password manager stays. */
  readonly value?: string;
  readonly defaultValue?: string;
  readonly onChange?: (value: string) => void;
  readonly onInput?: (event: FormEvent<HTMLInputElement>) => void;
  readonly onFocus?: () => void;
  readonly onBlur?: () => void;
  readonly type?: 'text' | 'password' | 'search' | 'tel' | 'email' | 'date';
  readonly autoComplete?: string;
  readonly inputMode?: 'text' | 'numeric' | 'tel' | 'email' | 'search';
  readonly enterKeyHint?: 'next' | 'go' | 'done' | 'search' | 'send';
  readonly autoCapitalize?: 'none' | 'sentences' | 'words';
  readonly placeholder?: string;
  readonly maxLength?: number;
  /** Left to right in every language: numbers with their code in front. */
  readonly dir?: 'ltr';
  readonly icon?: ReactNode;
  readonly trailing?: ReactNode;
  readonly error?: string | null;
  /** The id of the text that says what is wrong, where it stands outside the field. */
  readonly invalidBy?: string;
  readonly hint?: ReactNode;
  /** The label is for screen readers only; a placeholder says the same. */
  readonly quietLabel?: boolean;
  readonly readOnly?: boolean;
  readonly required?: boolean;
  readonly inputRef?: Ref<HTMLInputElement>;
}

export function TextField({
  label,
  onChange,
  icon,
  trailing,
  error,
  invalidBy,
  hint,
  quietLabel,
  inputRef,
  dir,
  ...input
}: TextFieldProps) {
  const id = useId();
  const note = error || hint ? `${id}n` : undefined;
  const wrong = error ? note : invalidBy;
  return (
    <div>
      <label className={quietLabel ? css.quiet : css.label} htmlFor={id}>
        {label}
      </label>
      <div className={classNames(css.control, wrong && css.bad)} dir={dir}>
        {icon}
        <input
          {...input}
          id={id}
          ref={inputRef}
          className={css.input}
          spellCheck={false}
          autoCapitalize={input.autoCapitalize ?? 'none'}
          aria-invalid={wrong ? true : undefined}
          aria-describedby={wrong ?? note}
          onChange={onChange && ((event) => onChange(event.currentTarget.value))}
        />
        {trailing}
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
