// The lobby: search, categories, all games as a grid; what can be played stands first.
import { useState } from 'react';
import { useContentLang } from '../../kit/content-lang.ts';
import type { ScreenProps } from '../../kit/feature.ts';
import { GameTile } from '../../kit/games/game-tile.tsx';
import type { TileGame } from '../../kit/games/tile-game.ts';
import { LateMemberHead } from '../../kit/member-head/late-member-head.tsx';
import { useT } from '../../kit/shell-context.tsx';
import { SitePage } from '../../kit/site-page.tsx';
import { Button } from '../../ui/button.tsx';
import { CategoryIcon } from '../../ui/category-icon.tsx';
import { Chip, ChipRow, useChosenInView } from '../../ui/chip-row.tsx';
import { GameGrid } from '../../ui/game-grid.tsx';
import { hiddenClass } from '../../ui/hidden.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { CloseIcon } from '../../ui/icons.tsx';
import { SearchIllustration } from '../../ui/illustrations.tsx';
import layout from '../../ui/layout.module.css';
import { SearchIcon } from '../../ui/member-icons.tsx';
import { PageMessage } from '../../ui/page-message.tsx';
import text from '../../ui/text.module.css';
import { TextField } from '../../ui/text-field.tsx';
import { filterGames, laneOfQuery } from './filter.rules.ts';
import type { LobbyData } from './lobby.data.ts';

export { LobbySkeleton as Skeleton } from './lobby-skeleton.tsx';

/** Tiles that are seen without scrolling. */
const SEEN_TILES = 6;

function Games({ title, games, eager = 0 }: { title: string; games: readonly TileGame[]; eager?: number }) {
  if (games.length === 0) return null;
  return (
    <section className={layout.tightStack}>
      <h2 className={`${text.t3} ${layout.pad}`}>{title}</h2>
      <GameGrid>
        {games.map((game, place) => (
          <GameTile key={game.name} game={game} picture={place < eager ? 'eager' : 'late'} />
        ))}
      </GameGrid>
    </section>
  );
}

export function Screen({ data: { lanes }, query }: ScreenProps<LobbyData>) {
  const t = useT();
  const langOf = useContentLang();
  const [search, setSearch] = useState('');
  const [lane, setLane] = useState(() => laneOfQuery(lanes, query.lane));
  const chips = useChosenInView(lane);
  const { open, later } = filterGames(lanes, lane, search);
  const count = open.length + later.length;
  const showAll = (): void => {
    setSearch('');
    setLane(null);
  };
  return (
    <SitePage title={t('lobby.title')} end={<LateMemberHead inset />}>
      {/* biome-ignore lint/a11y/useSemanticElements: older browsers give the search element no role */}
      <form className={layout.pad} role="search" onSubmit={(event) => event.preventDefault()}>
        <TextField
          label={t('lobby.search')}
          quietLabel
          name="search"
          type="search"
          enterKeyHint="search"
          autoComplete="off"
          maxLength={64}
          placeholder={t('lobby.search')}
          value={search}
          onChange={setSearch}
          icon={<SearchIcon size={20} />}
          trailing={
            search && (
              <IconButton label={t('lobby.clear')} onClick={() => setSearch('')}>
                <CloseIcon size={20} />
              </IconButton>
            )
          }
        />
      </form>
      <ChipRow label={t('lobby.categories')} ref={chips}>
        <Chip chosen={lane === null} onClick={() => setLane(null)}>
          {t('lobby.all')}
        </Chip>
        {lanes.map(({ id, title, language }) => (
          <Chip key={id} {...langOf({ language })} chosen={lane === id} onClick={() => setLane(id)}>
            <CategoryIcon category={id} />
            {title}
          </Chip>
        ))}
      </ChipRow>
      <p className={hiddenClass} role="status">
        {search && t('lobby.found', { count })}
      </p>
      <Games title={t('lobby.openNow')} games={open} eager={SEEN_TILES} />
      <Games title={t('lobby.opensLater')} games={later} eager={open.length > 0 ? 0 : SEEN_TILES} />
      {count === 0 && (
        <PageMessage
          illustration={<SearchIllustration />}
          title={t('lobby.nothingTitle')}
          text={t('lobby.nothingText')}
        >
          <Button variant="primary" size="md" onClick={showAll}>
            {t('lobby.showAll')}
          </Button>
        </PageMessage>
      )}
    </SitePage>
  );
}
