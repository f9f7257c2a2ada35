// The heart that makes a game a favourite.
import { useSyncExternalStore } from 'react';
import { HeartButton, type HeartButtonProps } from '../../../ui/heart-button.tsx';
import { useShell, useT } from '../../shell-context.tsx';
import { type GameId, isFavourite } from './own-lists.rules.ts';
import { ownListsOf } from './use-own-lists.ts';

interface FavouriteButtonProps extends Pick<HeartButtonProps, 'onPicture'> {
  readonly game: GameId;
  readonly name: string;
}

export function FavouriteButton({ game, name, ...look }: FavouriteButtonProps) {
  const t = useT();
  const store = ownListsOf(useShell());
  const pressed = useSyncExternalStore(
    store.subscribe,
    () => isFavourite(store.current(), game),
    () => false,
  );
  return (
    <HeartButton
      {...look}
      label={t('ownLists.favourite', { game: name })}
      pressed={pressed}
      onClick={() => store.toggle(game)}
    />
  );
}
