// The card at the top: whether the account is protected, and why that matters.
import type { SecurityOverview } from '@foyer/contract';
import { useT } from '../../kit/shell-context.tsx';
import { classNames } from '../../ui/class-names.ts';
import { ShieldIcon } from '../../ui/form-icons.tsx';
import { ShieldCheckedIcon } from '../../ui/member-icons.tsx';
import css from './security.module.css';
import { protectionOf } from './security.rules.ts';

const words = {
  on: { title: 'security.onTitle', text: 'security.onText' },
  open: { title: 'security.openTitle', text: 'security.openText' },
  none: { title: 'security.noneTitle', text: 'security.noneText' },
} as const;

export function ProtectionCard({ overview }: { readonly overview: SecurityOverview }) {
  const t = useT();
  const protection = protectionOf(overview);
  const Shield = protection === 'on' ? ShieldCheckedIcon : ShieldIcon;
  return (
    <section className={css.protection} aria-live="polite">
      <span className={classNames(css.shield, protection === 'on' && css.safe, protection === 'open' && css.open)}>
        <Shield />
      </span>
      <div>
        <h2>{t(words[protection].title)}</h2>
        <p>{t(words[protection].text)}</p>
      </div>
    </section>
  );
}
