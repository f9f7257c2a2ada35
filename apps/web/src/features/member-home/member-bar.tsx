// The bar of the member: picture, name, level.
import type { MemberInfo } from '@foyer/contract';
import { Link } from '../../kit/link.tsx';
import { InboxBell } from '../../kit/member-head/inbox-bell.tsx';
import { useSession, useT, useTextLanguage } from '../../kit/shell-context.tsx';
import { monthOfYear } from '../../kit/wallet/ledger-line.rules.ts';
import { Badge } from '../../ui/badge.tsx';
import { CrownIcon, HeadsetIcon } from '../../ui/help-icons.tsx';
import { iconButtonClass } from '../../ui/icon-button.tsx';
import picture from './avatar.module.css';
import { Avatar } from './avatar.tsx';
import css from './member-home.module.css';
import type { PictureModel } from './use-picture.ts';

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
  return info.regDate && t('memberHome.since', { date: monthOfYear(info.regDate, language) });
}

function OwnPicture({ model: { state, send, button } }: { readonly model: PictureModel }) {
  const t = useT();
  const isOpen = state.at !== 'closed';
  return (
    <button
      className={picture.own}
      type="button"
      ref={button}
      aria-label={t('memberHome.changePicture')}
      aria-expanded={isOpen}
      aria-controls={isOpen ? 'pictures' : undefined}
      onClick={() => send({ type: 'tapped' })}
    >
      <Avatar icon={state.icon} />
    </button>
  );
}

export interface MemberBarProps {
  readonly info: MemberInfo | null;
  /** Absent until the member is loaded. */
  readonly model?: PictureModel;
}

export function MemberBar({ info, model }: MemberBarProps) {
  const t = useT();
  const session = useSession();
  return (
    <header className={css.bar}>
      {model ? (
        <OwnPicture model={model} />
      ) : (
        <span className={picture.own}>
          <Avatar icon={null} />
        </span>
      )}
      <div className={css.who}>
        <h1>
          <bdi>{info?.userName ?? session?.userName ?? t('memberHome.member')}</bdi>
        </h1>
        <p>{info && <Standing info={info} />}</p>
      </div>
      <InboxBell unread={info?.unread ?? 0} className={css.inbox} />
      <Link to="help" className={iconButtonClass} aria-label={t('memberHome.help')}>
        <HeadsetIcon />
      </Link>
    </header>
  );
}
