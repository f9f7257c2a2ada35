// Rules of a field that tick themselves off while one types.

import { CheckIcon, DashIcon } from './form-icons.tsx';
import { Hidden } from './hidden.tsx';
import { AlertIcon } from './icons.tsx';
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
  /** The rule that was found broken, with the id by which its field points at it, and what is said after it. */
  readonly broken?: string;
  readonly brokenId?: string;
  readonly brokenLabel?: string;
}

export function RuleList({ label, rules, metLabel, broken, brokenId, brokenLabel }: RuleListProps) {
  return (
    <ul className={css.rules} aria-label={label}>
      {rules.map(({ name, text, met }) => {
        const isBroken = name === broken && !met;
        return (
          <li
            key={name}
            id={isBroken ? brokenId : undefined}
            className={isBroken ? css.broken : met ? css.met : undefined}
          >
            {isBroken ? <AlertIcon size={16} /> : met ? <CheckIcon size={16} /> : <DashIcon size={16} />}
            <span>
              {text}
              {met && <Hidden> {metLabel}</Hidden>}
              {isBroken && <Hidden> {brokenLabel}</Hidden>}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
