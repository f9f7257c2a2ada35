// What is wrong with a field, below it.
import css from './field-error.module.css';
import { AlertIcon } from './icons.tsx';

export interface FieldErrorProps {
  /** The field names it as its description. */
  readonly id: string | undefined;
  readonly children: string | null | undefined;
}

/** Nothing without a text. */
export const FieldError = ({ id, children }: FieldErrorProps) =>
  children ? (
    <p className={css.error} id={id} role="alert">
      <AlertIcon size={16} />
      <span>{children}</span>
    </p>
  ) : null;
