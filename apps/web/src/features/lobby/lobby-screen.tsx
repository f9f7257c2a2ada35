// The lobby: search, categories and vendors, all games as a grid; what can be played stands first.
import { useMemo, useState } from 'react';
import type { ScreenProps } from '../../kit/feature.ts';
import type { TileGame } from '../../kit/games/tile-game.ts';
import { useShell, useT } from '../../kit/shell-context.tsx';
import { SitePage } from '../../kit/site-page.tsx';
import { Button } from '../../ui/button.tsx';
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
import { type Filter, filterGames, filterOf, gamesToSearch, queryOfFilter, searchGames } from './filter.rules.ts';
import { LateRounds } from './late-rounds.tsx';
import type { LobbyData } from './lobby.data.ts';
import css from './lobby.module.css';
import { LobbyFilters } from './lobby-filters.tsx';
import { LobbyHead } from './lobby-head.tsx';
import { LobbyTile } from './lobby-tile.tsx';

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
          <LobbyTile key={game.name} game={game} picture={place < eager ? 'eager' : 'late'} />
        ))}
      </GameGrid>
    </section>
  );
}

export function Screen({ data: { lanes }, query }: ScreenProps<LobbyData>) {
  const t = useT();
  const { navigation } = useShell();
  const [filter, setFilter] = useState(() => filterOf(lanes, query));
  const [typed, setTyped] = useState('');
  const games = useMemo(() => gamesToSearch(lanes), [lanes]);
  const isSearch = typed.trim() !== '';
  const { open, later } = isSearch ? searchGames(games, typed) : filterGames(lanes, filter);
  const count = open.length + later.length;
  const isWhole = !isSearch && filter.lane === null && filter.vendor === null;
  const choose = (next: Filter): void => {
    setFilter(next);
    navigation.changeQuery(queryOfFilter(next));
  };
  const showAll = (): void => {
    setTyped('');
    choose({ lane: null, vendor: null });
  };
  return (
    <SitePage title={t('lobby.title')} end={<LobbyHead />}>
      {/* biome-ignore lint/a11y/useSemanticElements: older browsers give the search element no role */}
      <form className={`${layout.pad} ${css.search}`} role="search" onSubmit={(event) => event.preventDefault()}>
        <TextField
          label={t('lobby.search')}
          quietLabel
          name="search"
          type="search"
          enterKeyHint="search"
          autoComplete="off"
          maxLength={64}
          placeholder={t('lobby.search')}
          value={typed}
          onChange={setTyped}
          icon={<SearchIcon size={20} />}
          trailing={
            typed && (
              <IconButton label={t('lobby.clear')} onClick={() => setTyped('')}>
                <CloseIcon size={20} />
              </IconButton>
            )
          }
        />
      </form>
      {!isSearch && <LobbyFilters lanes={lanes} filter={filter} onFilter={choose} />}
      <p className={hiddenClass} role="status">
        {isSearch && t('lobby.found', { count })}
      </p>
      <Games title={t('lobby.openNow')} games={open} eager={SEEN_TILES} />
      {isWhole && <LateRounds onVendor={(vendor) => choose({ lane: null, vendor })} />}
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
