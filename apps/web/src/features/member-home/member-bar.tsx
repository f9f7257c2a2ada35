// The bar of the member: picture, name, level.
import type { MemberInfo } from '@foyer/contract';
import { Link } from '../../kit/link.tsx';
import { useArt, useSession, useT, useTextLanguage } from '../../kit/shell-context.tsx';
import { longDay } from '../../kit/wallet/ledger-line.rules.ts';
import { Badge } from '../../ui/badge.tsx';
import { CrownIcon, HeadsetIcon } from '../../ui/help-icons.tsx';
import { iconButtonClass } from '../../ui/icon-button.tsx';
import css from './member-home.module.css';

/** Types 1 and 2 are agents too. */
const isAgent = (type: number): boolean => type === 1 || type === 2;

function Standing({ info }: { readonly info: MemberInfo }) {
  const t = useT();
  const language = useTextLanguage();
  if (info.clubLabel) {
    return (
      <Badge tone="gold">
        <CrownIcon size={16} />
        {info.clubLabel.labelName}
      </Badge>
    );
  }
  if (isAgent(info.type)) return <Badge tone="accent">{t('memberHome.agent')}</Badge>;
  return info.regDate && t('memberHome.since', { date: longDay(info.regDate, language) });
}

export function MemberBar({ info }: { readonly info: MemberInfo | null }) {
  const t = useT();
  const art = useArt();
  const session = useSession();
  return (
    <header className={css.bar}>
      <img className={css.avatar} src={art('avatar')} alt="" width="42" height="42" />
      <div className={css.who}>
        <h1>
          <bdi>{info?.userName ?? session?.userName ?? t('memberHome.member')}</bdi>
        </h1>
        <p>{info && <Standing info={info} />}</p>
      </div>
      <Link to="help" className={iconButtonClass} aria-label={t('memberHome.help')}>
        <HeadsetIcon />
      </Link>
    </header>
  );
}
