// The member's own data as a file, and the end of the account.
import { useT } from '../../kit/shell-context.tsx';
import { ChevronIcon } from '../../ui/icons.tsx';
import layout from '../../ui/layout.module.css';
import { List, ListItem } from '../../ui/list.tsx';
import { DownloadIcon, TrashIcon } from '../../ui/member-icons.tsx';
import text from '../../ui/text.module.css';
import type { PartProps } from './methods.tsx';

const rows = [
  {
    change: 'downloadData',
    icon: DownloadIcon,
    tone: 'plain',
    title: 'security.downloadData',
    text: 'security.downloadDataText',
  },
  {
    change: 'closeAccount',
    icon: TrashIcon,
    tone: 'neg',
    title: 'security.closeAccount',
    text: 'security.closeAccountText',
  },
] as const;

export function OwnData({ send }: PartProps) {
  const t = useT();
  return (
    <section className={layout.tightStack} aria-label={t('security.ownData')}>
      <h2 className={text.t3}>{t('security.ownData')}</h2>
      <List label={t('security.ownData')}>
        {rows.map(({ change, icon: Icon, tone, title, text: about }) => (
          <ListItem
            key={change}
            icon={<Icon size={20} />}
            tone={tone}
            title={t(title)}
            text={t(about)}
            end={<ChevronIcon size={20} />}
            onClick={() => send({ type: 'changeTapped', change: { do: change } })}
          />
        ))}
      </List>
    </section>
  );
}
