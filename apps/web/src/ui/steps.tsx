// The steps of something that takes its time: those that are done, the present one, those to come.
import { cardClass } from './card.tsx';
import { classNames } from './class-names.ts';
import { CheckIcon } from './form-icons.tsx';
import { Hidden } from './hidden.tsx';
import { CloseIcon } from './icons.tsx';
import css from './steps.module.css';

export type StepLook = 'done' | 'now' | 'next' | 'stopped';

export interface StepView {
  readonly look: StepLook;
  readonly title: string;
  readonly text?: string | undefined;
}

export interface StepsProps {
  readonly label: string;
  readonly steps: readonly StepView[];
  /** Each look in a word, for screen readers. */
  readonly words: Readonly<Record<StepLook, string>>;
}

export const Steps = ({ label, steps, words }: StepsProps) => (
  <ol className={classNames(cardClass, css.steps)} aria-label={label}>
    {steps.map(({ look, title, text }, place) => (
      <li key={title} className={css[look]} aria-current={look === 'now' ? 'step' : undefined}>
        <i aria-hidden="true">
          {look === 'done' ? <CheckIcon size={16} /> : look === 'stopped' ? <CloseIcon size={16} /> : place + 1}
        </i>
        <div>
          <b>{title}</b> <Hidden>{words[look]}</Hidden>
          {text && (
            <p>
              <bdi>{text}</bdi>
            </p>
          )}
        </div>
      </li>
    ))}
  </ol>
);
