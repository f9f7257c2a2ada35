// A tile of the lobby with a heart on its picture, and below it a button that tells more about its game.
import { memo } from 'react';
import { GameTile, type GameTileProps } from '../../kit/games/game-tile.tsx';
import { FavouriteButton } from '../../kit/games/own-lists/favourite-button.tsx';
import { usePlay } from '../../kit/games/use-play.ts';
import { useT } from '../../kit/shell-context.tsx';
import { classNames } from '../../ui/class-names.ts';
import css from './lobby.module.css';

function AboutButton({ game }: Pick<GameTileProps, 'game'>) {
  const t = useT();
  const play = usePlay();
  return (
    <button
      type="button"
      className={css.about}
      aria-label={t('lobby.about', { game: game.name })}
      onClick={() => void play(game, true)}
    >
      {t('lobby.aboutShort')}
    </button>
  );
}

/** A tile that stays where a key changes the result is not drawn again. */
export const LobbyTile = memo(function LobbyTile(props: GameTileProps) {
  const { name, launch, maintenance } = props.game;
  return (
    <div className={classNames(css.cell, launch && maintenance && css.resting)}>
      <GameTile {...props} />
      {launch && (
        <>
          <FavouriteButton game={launch} name={name} onPicture />
          <AboutButton game={props.game} />
        </>
      )}
    </div>
  );
});
