// The card at the top: whether the account is protected, and why that matters. It adds the step that is missing.
import { useT } from '../../kit/shell-context.tsx';
import { classNames } from '../../ui/class-names.ts';
import { ChevronIcon } from '../../ui/icons.tsx';
import { List, ListItem } from '../../ui/list.tsx';
import { ShieldCheckedIcon } from '../../ui/member-icons.tsx';
import { ShieldIcon } from '../../ui/shield-icon.tsx';
import type { PartProps } from './methods.tsx';
import css from './security.module.css';
import { firstStepOf, protectionOf } from './security.rules.ts';

const words = {
  on: { title: 'security.onTitle', text: 'security.onText' },
  open: { title: 'security.openTitle', text: 'security.openText' },
  none: { title: 'security.noneTitle', text: 'security.noneText' },
} as const;

export function ProtectionCard({ state, send }: PartProps) {
  const t = useT();
  const protection = protectionOf(state.overview);
  const { title, text } = words[protection];
  const change = protection === 'open' ? firstStepOf(state.overview) : null;
  const Shield = protection === 'on' ? ShieldCheckedIcon : ShieldIcon;
  if (change)
    return (
      <section aria-live="polite">
        <List label={t(title)}>
          <ListItem
            icon={<Shield />}
            tone="gold"
            title={t(title)}
            text={t(text)}
            end={<ChevronIcon size={20} />}
            onClick={() => send({ type: 'changeTapped', change })}
          />
        </List>
      </section>
    );
  return (
    <section className={css.protection} aria-live="polite">
      <span className={classNames(css.shield, protection === 'on' && css.safe, protection === 'open' && css.open)}>
        <Shield />
      </span>
      <div>
        <h2>{t(title)}</h2>
        <p>{t(text)}</p>
      </div>
    </section>
  );
}
