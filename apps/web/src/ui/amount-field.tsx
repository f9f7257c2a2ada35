// An amount of money as large type: the currency's symbol beside it, a way to clear it, what is wrong below.
import { type ReactNode, type Ref, useId } from 'react';
import css from './amount-field.module.css';
import { classNames } from './class-names.ts';
import { FieldError } from './field-error.tsx';
import { IconButton } from './icon-button.tsx';
import { CloseIcon } from './icons.tsx';

export interface AmountFieldProps {
  readonly label: string;
  readonly name: string;
  readonly symbol: string;
  readonly symbolAt: 'start' | 'end';
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly onBlur?: () => void;
  /** Beside the label: the limits. */
  readonly hint?: ReactNode;
  readonly error?: string | null;
  readonly clearLabel: string;
  readonly placeholder: string;
  readonly readOnly?: boolean;
  readonly inputRef?: Ref<HTMLInputElement>;
}

/** A long amount is set smaller, so that all of it is seen. */
const LONG = 11;

export function AmountField({ label, symbol, symbolAt, value, error, hint, clearLabel, ...rest }: AmountFieldProps) {
  const id = useId();
  const { inputRef, onChange, readOnly, ...input } = rest;
  const sign = (
    <span className={css.symbol} aria-hidden="true">
      {symbol}
    </span>
  );
  return (
    <div>
      <div className={css.head}>
        <label htmlFor={id}>{label}</label>
        {hint && <span id={`${id}h`}>{hint}</span>}
      </div>
      <div className={classNames(css.control, error && css.bad, value.length > LONG && css.long)} dir="ltr">
        {symbolAt === 'start' && sign}
        <input
          {...input}
          id={id}
          ref={inputRef}
          value={value}
          readOnly={readOnly}
          inputMode="decimal"
          enterKeyHint="done"
          autoComplete="off"
          spellCheck={false}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}e` : hint ? `${id}h` : undefined}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
        {symbolAt === 'end' && sign}
        {value !== '' && !readOnly && (
          <IconButton label={clearLabel} onClick={() => onChange('')}>
            <CloseIcon size={20} />
          </IconButton>
        )}
      </div>
      <FieldError id={`${id}e`}>{error}</FieldError>
    </div>
  );
}
