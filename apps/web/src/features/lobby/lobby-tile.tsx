// A tile of the lobby, and below it a button that tells more about its game.
import { GameTile, type GameTileProps } from '../../kit/games/game-tile.tsx';
import { usePlay } from '../../kit/games/use-play.ts';
import { useT } from '../../kit/shell-context.tsx';
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

export function LobbyTile(props: GameTileProps) {
  return (
    <div className={css.cell}>
      <GameTile {...props} />
      {props.game.launch && <AboutButton game={props.game} />}
    </div>
  );
}
