// The lobby: search, categories and vendors, all games as a grid; what can be played stands first.
import { useDeferredValue, useMemo, useState, useSyncExternalStore } from 'react';
import type { ScreenProps } from '../../kit/feature.ts';
import { shownFavourites } from '../../kit/games/own-lists/own-lists.rules.ts';
import { useOwnLists } from '../../kit/games/own-lists/use-own-lists.ts';
import { Link } from '../../kit/link.tsx';
import { useShell, useT } from '../../kit/shell-context.tsx';
import { SitePage } from '../../kit/site-page.tsx';
import { useMade } from '../../shell/flow/use-made.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { GameGrid } from '../../ui/game-grid.tsx';
import { hiddenClass } from '../../ui/hidden.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { CloseIcon } from '../../ui/icons.tsx';
import { SearchIllustration } from '../../ui/illustrations.tsx';
import layout from '../../ui/layout.module.css';
import { SearchIcon } from '../../ui/member-icons.tsx';
import { PageMessage } from '../../ui/page-message.tsx';
import { Skeleton as Shape } from '../../ui/skeleton.tsx';
import text from '../../ui/text.module.css';
import { TextField } from '../../ui/text-field.tsx';
import { type CatalogueState, createCatalogue } from './catalogue.ts';
import {
  type Filter,
  filterGames,
  filterOf,
  gameKey,
  gamesOfList,
  gamesToSearch,
  isAll,
  queryOfFilter,
  searchGames,
} from './filter.rules.ts';
import { firstAtOnce } from './first-at-once.rules.ts';
import { Found } from './found.tsx';
import { LateRounds } from './late-rounds.tsx';
import type { LobbyData, LobbyGame } from './lobby.data.ts';
import css from './lobby.module.css';
import { LobbyFilters } from './lobby-filters.tsx';
import { LobbyHead } from './lobby-head.tsx';
import { LobbyTile } from './lobby-tile.tsx';
import { EmptyList } from './own-games.tsx';

export { LobbySkeleton as Skeleton } from './lobby-skeleton.tsx';

/** Tiles that are seen without scrolling. */
const SEEN_TILES = 6;
/** Tiles that a page has at first, and that a tap on "Show more" adds. */
const PAGE_TILES = 24;
/** Shapes of tiles while the others load: a row. */
const LOADING_TILES = ['first', 'second', 'third'];

function Games({ title, games, eager = 0 }: { title: string; games: readonly LobbyGame[]; eager?: number }) {
  if (games.length === 0) return null;
  return (
    <section className={layout.tightStack}>
      <h2 className={`${text.t3} ${layout.pad}`}>{title}</h2>
      <GameGrid>
        {games.map((game, place) => (
          <LobbyTile key={gameKey(game)} game={game} picture={place < eager ? 'eager' : 'late'} />
        ))}
      </GameGrid>
    </section>
  );
}

interface MoreProps extends Pick<CatalogueState, 'at'> {
  /** True where games that are here are not shown yet. */
  readonly hasMore: boolean;
  readonly onMore: () => void;
}

/** The way to further games, or their shapes while they load. */
function More({ at, hasMore, onMore }: MoreProps) {
  const t = useT();
  if (at === 'loading' && !hasMore)
    return (
      <div aria-busy="true">
        <GameGrid>
          {LOADING_TILES.map((place) => (
            <Shape key={place} shape="gridTile" />
          ))}
        </GameGrid>
      </div>
    );
  if (at === 'whole' && !hasMore) return null;
  return (
    <div className={layout.pad}>
      <Button block onClick={onMore}>
        {t(at === 'failed' && !hasMore ? 'lobby.moreFailed' : 'lobby.more')}
      </Button>
    </div>
  );
}

export function Screen({ data, query }: ScreenProps<LobbyData>) {
  const t = useT();
  const { navigation, load } = useShell();
  const [filter, setFilter] = useState(() => filterOf(data.lanes, query));
  const [typed, setTyped] = useState('');
  const [most, setMost] = useState(PAGE_TILES);
  const isSearch = typed.trim() !== '';
  // The page may come anew while somebody searches or has looked further down, as in another language.
  const needsAll = isSearch || most > PAGE_TILES || !isAll(filter);
  const catalogue = useMade(data, (first) => createCatalogue(first, load, needsAll));
  const { at, lanes } = useSyncExternalStore(catalogue.subscribe, catalogue.current, catalogue.current);
  const games = useMemo(() => gamesToSearch(lanes), [lanes]);
  const [lists] = useOwnLists();
  const { list } = filter;
  const { open, later } = useMemo(
    () =>
      isSearch
        ? searchGames(games, typed)
        : list
          ? gamesOfList(lanes, list === 'favourites' ? shownFavourites(lists) : lists.recent)
          : filterGames(lanes, filter),
    [isSearch, games, typed, list, lanes, lists, filter],
  );
  // A slow phone keeps up with the fingers: a key draws what is seen of its result.
  const drawn = useDeferredValue(open);
  const count = open.length + later.length;
  const isWhole = !isSearch && isAll(filter);
  /** The operator has no games. */
  const hasNone = at === 'whole' && games.length === 0 && !list;
  const lookFor = (next: Filter, text: string): void => {
    setMost(PAGE_TILES);
    setTyped(text);
    setFilter(next);
    if (text.trim() !== '' || !isAll(next)) void catalogue.loadAll();
  };
  const choose = (next: Filter): void => {
    lookFor(next, '');
    navigation.changeQuery(queryOfFilter(next));
  };
  const search = (text: string): void => lookFor(filter, text);
  const showAll = (): void => choose({ lane: null, vendor: null });
  const showMore = (): void => {
    setMost(most + PAGE_TILES);
    void catalogue.loadAll();
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
          onChange={search}
          onFocus={() => void catalogue.loadAll()}
          icon={<SearchIcon size={20} />}
          trailing={
            typed && (
              <IconButton label={t('lobby.clear')} onClick={() => search('')}>
                <CloseIcon size={20} />
              </IconButton>
            )
          }
        />
      </form>
      {!isSearch && <LobbyFilters lanes={lanes} filter={filter} onFilter={choose} />}
      <p className={hiddenClass} role="status">
        {isSearch && <Found at={at} count={count} />}
      </p>
      <Games
        title={t(list && !isSearch ? `ownLists.${list}` : 'lobby.openNow')}
        games={firstAtOnce(open, drawn, SEEN_TILES).slice(0, most)}
        // Pictures follow the words of what a key finds.
        eager={isSearch ? 0 : SEEN_TILES}
      />
      {isWhole && <LateRounds onVendor={(vendor) => choose({ lane: null, vendor })} />}
      <Games
        title={t('lobby.opensLater')}
        games={later.slice(0, Math.max(0, most - open.length))}
        eager={open.length > 0 ? 0 : SEEN_TILES}
      />
      <More at={list && at === 'first' ? 'loading' : at} hasMore={count > most} onMore={showMore} />
      {count === 0 && at === 'whole' && list && !isSearch && (
        <EmptyList list={list}>
          <Button variant="primary" size="md" onClick={showAll}>
            {t('lobby.showAll')}
          </Button>
        </EmptyList>
      )}
      {hasNone && (
        <PageMessage illustration={<SearchIllustration />} title={t('lobby.noneTitle')} text={t('lobby.noneText')}>
          <Link to="home" className={buttonClass({ variant: 'primary', size: 'md' })}>
            {t('lobby.noneToHome')}
          </Link>
        </PageMessage>
      )}
      {!hasNone && count === 0 && at === 'whole' && (!list || isSearch) && (
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
