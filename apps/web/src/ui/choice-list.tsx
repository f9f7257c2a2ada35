// Things to choose one of, as rows of a card with an icon; what is wrong stands below.
import type { ReactNode, Ref } from 'react';
import { cardClass } from './card.tsx';
import css from './choice-list.module.css';
import { classNames } from './class-names.ts';
import { FieldError } from './field-error.tsx';
import { CheckIcon } from './form-icons.tsx';
import type { Icon } from './icon.tsx';

export interface ChoiceListProps {
  readonly legend: string;
  /** Name of the radio buttons. */
  readonly name: string;
  readonly problem: string | null;
  readonly listRef: Ref<HTMLFieldSetElement>;
  readonly children: ReactNode;
}

export function ChoiceList({ legend, name, problem, listRef, children }: ChoiceListProps) {
  const id = `${name}-problem`;
  return (
    <fieldset className={css.choices} ref={listRef} aria-describedby={problem ? id : undefined}>
      <legend>{legend}</legend>
      <div className={classNames(cardClass, css.list)}>{children}</div>
      <FieldError id={id}>{problem}</FieldError>
    </fieldset>
  );
}

export interface ChoiceProps {
  readonly name: string;
  readonly value: string;
  readonly checked: boolean;
  readonly disabled: boolean;
  readonly onChoose: () => void;
  readonly icon: Icon;
  readonly title: ReactNode;
  /** Below the title, in small lines. */
  readonly children: ReactNode;
}

export const Choice = ({
  name,
  value,
  checked,
  disabled,
  onChoose,
  icon: ChoiceIcon,
  title,
  children,
}: ChoiceProps) => (
  <label className={css.choice}>
    <input type="radio" name={name} value={value} checked={checked} disabled={disabled} onChange={onChoose} />
    <span className={css.plate}>
      <ChoiceIcon size={20} />
    </span>
    <span className={css.about}>
      <b>{title}</b>
      {children}
    </span>
    <span className={css.mark} aria-hidden="true">
      <CheckIcon size={16} />
    </span>
  </label>
);
