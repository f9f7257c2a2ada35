// The chips of a person's own lists of games, and what stands in place of an empty one.
import { type OwnListName, ownListNames } from '../../kit/games/own-lists/own-lists.rules.ts';
import { useT } from '../../kit/shell-context.tsx';
import { Chip } from '../../ui/chip-row.tsx';
import { HeartIcon } from '../../ui/heart-button.tsx';
import { HeartIllustration } from '../../ui/heart-illustration.tsx';
import { TicketIllustration } from '../../ui/illustrations.tsx';
import { HistoryIcon } from '../../ui/member-icons.tsx';
import { PageMessage, type PageMessageProps } from '../../ui/page-message.tsx';

interface OwnListChipsProps {
  readonly chosen: OwnListName | undefined;
  readonly onChoose: (list: OwnListName) => void;
}

export function OwnListChips({ chosen, onChoose }: OwnListChipsProps) {
  const t = useT();
  return ownListNames.map((list) => (
    <Chip key={list} chosen={chosen === list} onClick={() => onChoose(list)}>
      {list === 'favourites' ? <HeartIcon size={20} /> : <HistoryIcon size={20} />}
      {t(`ownLists.${list}`)}
    </Chip>
  ));
}

interface EmptyListProps extends Pick<PageMessageProps, 'children'> {
  readonly list: OwnListName;
}

export function EmptyList({ list, children }: EmptyListProps) {
  const t = useT();
  return list === 'favourites' ? (
    <PageMessage
      illustration={<HeartIllustration />}
      title={t('ownLists.noFavouritesTitle')}
      text={t('ownLists.noFavouritesText')}
    >
      {children}
    </PageMessage>
  ) : (
    <PageMessage
      illustration={<TicketIllustration />}
      title={t('ownLists.noRecentTitle')}
      text={t('ownLists.noRecentText')}
    >
      {children}
    </PageMessage>
  );
}
