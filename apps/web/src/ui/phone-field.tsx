// A phone number: the country button with its dialing code, and one input.
import type { ReactNode } from 'react';
import { ChevronDownIcon } from './form-icons.tsx';
import css from './phone-field.module.css';
import { TextField, type TextFieldProps } from './text-field.tsx';

export interface PhoneFieldProps
  extends Omit<TextFieldProps, 'type' | 'inputMode' | 'autoComplete' | 'dir' | 'icon' | 'name'> {
  /** Null until it is known. */
  readonly dialingCode: string | null;
  readonly flag: ReactNode;
  /** The country and what a tap does, for screen readers. */
  readonly countryLabel: string;
  readonly onCountry: () => void;
  /** True where there is no other one to choose. */
  readonly countryFixed?: boolean;
}

export function PhoneField({
  dialingCode,
  flag,
  countryLabel,
  onCountry,
  countryFixed = false,
  ...field
}: PhoneFieldProps) {
  return (
    <TextField
      {...field}
      name="tel"
      type="tel"
      inputMode="tel"
      autoComplete="tel"
      dir="ltr"
      icon={
        <button
          className={css.country}
          type="button"
          aria-label={countryLabel}
          aria-haspopup="dialog"
          disabled={dialingCode === null || countryFixed || field.readOnly}
          onClick={onCountry}
        >
          {flag}
          <span className={css.code}>{dialingCode && `+${dialingCode}`}</span>
          {!countryFixed && <ChevronDownIcon size={16} />}
        </button>
      }
    />
  );
}
