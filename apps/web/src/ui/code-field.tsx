// A code field: visible cells over one input, for paste, autofill and screen readers.
import { type Ref, useId } from 'react';
import { classNames } from './class-names.ts';
import css from './code-field.module.css';
import { AlertIcon } from './icons.tsx';

/** The address that the code was sent to, and the button that requests another code. */
export interface CodeSending {
  readonly sentTo: string | null;
  readonly again: string;
  readonly againDisabled: boolean;
  readonly sending: boolean;
  readonly onAgain: () => void;
}

interface CodeInputProps {
  readonly label: string;
  /** The note on the code's lifetime, or on where to find it. */
  readonly note?: string | false | null;
  /** Digits only. */
  readonly value: string;
  readonly length: number;
  readonly onChange: (typed: string) => void;
  readonly error?: string | null;
  readonly readOnly?: boolean;
  readonly inputRef?: Ref<HTMLInputElement>;
}

export type CodeFieldProps = CodeInputProps & CodeSending;

const places = (length: number): readonly number[] => Array.from({ length }, (_, place) => place);

function Cells({ value, length }: Pick<CodeInputProps, 'value' | 'length'>) {
  return places(length).map((place) => (
    <span key={place} className={classNames(css.cell, place === Math.min(value.length, length - 1) && css.next)}>
      {value[place]}
    </span>
  ));
}

/** The cells alone: for a code that nobody sends. */
export function CodeInput({ label, note, error, value, length, ...field }: CodeInputProps) {
  const id = useId();
  const errorId = error ? `${id}n` : undefined;
  return (
    <div>
      <div className={css.head}>
        <label htmlFor={id}>{label}</label>
        {note && (
          <span className={css.note} role="timer">
            {note}
          </span>
        )}
      </div>
      <div className={classNames(css.code, error && css.bad)} dir="ltr">
        <Cells value={value} length={length} />
        <input
          id={id}
          ref={field.inputRef}
          className={css.input}
          name="one-time-code"
          type="text"
          inputMode="numeric"
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="go"
          value={value}
          readOnly={field.readOnly}
          aria-invalid={error ? true : undefined}
          aria-describedby={errorId}
          onChange={(event) => field.onChange(event.currentTarget.value)}
        />
      </div>
      {error && (
        <p className={css.error} id={errorId} role="alert">
          <AlertIcon size={16} />
          <span>{error}</span>
        </p>
      )}
    </div>
  );
}

export function CodeField({ sentTo, again, againDisabled, sending, onAgain, ...input }: CodeFieldProps) {
  return (
    <div>
      <CodeInput {...input} />
      <div className={css.foot}>
        <span role="status">{sentTo}</span>
        <button
          className={css.again}
          type="button"
          // Another code would take the place of the one that is being looked at.
          disabled={againDisabled || input.readOnly}
          aria-busy={sending || undefined}
          onClick={onAgain}
        >
          {again}
        </button>
      </div>
    </div>
  );
}
