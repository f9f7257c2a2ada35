// The contacts that codes and notices go to.
import { useT } from '../../kit/shell-context.tsx';
import { PhoneIcon } from '../../ui/form-icons.tsx';
import { ChevronIcon } from '../../ui/icons.tsx';
import layout from '../../ui/layout.module.css';
import { List, ListItem } from '../../ui/list.tsx';
import { Masked } from '../../ui/masked.tsx';
import { MailIcon } from '../../ui/member-icons.tsx';
import text from '../../ui/text.module.css';
import type { PartProps } from './methods.tsx';

const contacts = [
  { kind: 'email', icon: MailIcon, title: 'security.email' },
  { kind: 'mobile', icon: PhoneIcon, title: 'security.mobile' },
] as const;

export function Contacts({ state: { overview }, send }: PartProps) {
  const t = useT();
  return (
    <section className={layout.tightStack} aria-label={t('security.contacts')}>
      <h2 className={text.t3}>{t('security.contacts')}</h2>
      <List label={t('security.contacts')}>
        {contacts.map(({ kind, icon: KindIcon, title }) => (
          <ListItem
            key={kind}
            icon={<KindIcon size={20} />}
            title={t(title)}
            text={overview[kind] ? <Masked text={overview[kind].masked} /> : t('security.notYet')}
            end={<ChevronIcon size={20} />}
            onClick={() => send({ type: 'changeTapped', change: { do: 'changeContact', kind, overview } })}
          />
        ))}
      </List>
    </section>
  );
}
