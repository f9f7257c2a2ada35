// Rules of a field that tick themselves off while one types.

import { CheckIcon, DashIcon } from './form-icons.tsx';
import { Hidden } from './hidden.tsx';
import css from './rule-list.module.css';

export interface ShownRule {
  readonly name: string;
  readonly text: string;
  readonly met: boolean;
}

export interface RuleListProps {
  readonly label: string;
  readonly rules: readonly ShownRule[];
  /** Said after a rule that is met, for screen readers. */
  readonly metLabel: string;
  /** The rule that was found broken, and the id by which its field points at it. */
  readonly broken?: string;
  readonly brokenId?: string;
}

export function RuleList({ label, rules, metLabel, broken, brokenId }: RuleListProps) {
  return (
    <ul className={css.rules} aria-label={label}>
      {rules.map(({ name, text, met }) => (
        <li
          key={name}
          id={name === broken ? brokenId : undefined}
          className={name === broken ? css.broken : met ? css.met : undefined}
        >
          {met ? <CheckIcon size={16} /> : <DashIcon size={16} />}
          <span>
            {text}
            {met && <Hidden> {metLabel}</Hidden>}
          </span>
        </li>
      ))}
    </ul>
  );
}
