// The button on a tile of a row that opens the sheet about its game. It moves nothing when it comes.
import { classNames } from '../../ui/class-names.ts';
import { iconOf } from '../../ui/icon.tsx';
import { useT } from '../shell-context.tsx';
import css from './about-tile.module.css';
import { type Playable, usePlay } from './use-play.ts';

const AboutIcon = /* @__PURE__ */ iconOf('M12 10.8v8M12 5.2v.2');

/** Stands right behind the tile in its row, where the game can be opened. */
export function AboutTile({ game }: { readonly game: Playable }) {
  const t = useT();
  const play = usePlay();
  if (!game.launch || game.maintenance) return null;
  return (
    <button
      type="button"
      // A card without a picture of its own has a clock in its corner.
      className={classNames(css.about, !game.art && css.onCard)}
      aria-label={t('lobby.about', { game: game.name })}
      onClick={() => void play(game, true)}
    >
      <AboutIcon size={20} />
    </button>
  );
}
