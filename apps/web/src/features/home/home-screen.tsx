// Home: banners, the ticker of the next draw, categories, lanes.
import { untilLoaded } from '@foyer/browsers/lost-files/until-loaded';
import { Fragment, lazy, Suspense, useState, useSyncExternalStore } from 'react';
import { useContentLang } from '../../kit/content-lang.ts';
import type { ScreenProps } from '../../kit/feature.ts';
import { Link } from '../../kit/link.tsx';
import { useSession, useShell, useT } from '../../kit/shell-context.tsx';
import { SitePage } from '../../kit/site-page.tsx';
import { useMade, useStateFrom } from '../../shell/flow/use-made.ts';
import { CategoryIcon } from '../../ui/category-icon.tsx';
import { ChipRow, chipClass } from '../../ui/chip-row.tsx';
import { Footer } from '../../ui/footer.tsx';
import { hiddenClass } from '../../ui/hidden.tsx';
import { LaneDivider } from '../../ui/lane.tsx';
import { whenNear } from '../../ui/when-near.ts';
import { Banners } from './banners.tsx';
import type { HomeDraw } from './draws.data.ts';
import { gameOf, LotteryCard, ResultsTicker } from './draws.tsx';
import { createDrawsWatch } from './draws-watch.ts';
import { EAGER_PICTURES, GameLane } from './game-lane.tsx';
import type { HomeData, HomeLane } from './home.data.ts';
import { HomeHead } from './home-head.tsx';
import { isOpen } from './lane.rules.ts';
import { watchLanes } from './lane-watch.ts';
import { type AboutButton, useLateAbout } from './late-about.ts';
import { PartFailure } from './part-failure.tsx';

export { HomeSkeleton as Skeleton } from './home-skeleton.tsx';

/** A lane with fewer games is not worth its height on home; its games are found under their category. */
const LEAST_TILES = 2;

/** The first data came from the server. */
const loads = () => import('./home.data.ts');

/** The lanes whose first pictures load with the page itself: those that a first screen can reach. */
const EAGER_LANES = 1;

const isShown = ({ games, hasDraws }: HomeLane): boolean => !games || hasDraws || games.length >= LEAST_TILES;

/** Members alone have orders, so a visitor's first load goes without this. */
const OpenOrders = lazy(() =>
  untilLoaded(() => import('../../kit/wallet/open-orders.tsx')).then((module) => ({ default: module.OpenOrders })),
);

const LateWins = lazy(() =>
  untilLoaded(() => import('./late-wins.tsx')).then((module) => ({ default: module.LateWins })),
);

/** Far below the first screen, so that its code comes when somebody scrolls there. */
function Wins() {
  const [isNear, setNear] = useState(false);
  return isNear ? (
    <Suspense>
      <LateWins />
    </Suspense>
  ) : (
    <div ref={(place) => (place ? whenNear(place, () => setNear(true)) : undefined)} />
  );
}

function useDraws(first: HomeData['draws']) {
  const shell = useShell();
  const watch = useMade(first, (draws) =>
    createDrawsWatch(draws, {
      ...shell,
      loadDraws: async (shown) => (await import('./draws.data.ts')).loadDraws(shell.load, shown),
      isVisible: () => document.visibilityState === 'visible',
      random: Math.random,
    }),
  );
  return { draws: useSyncExternalStore(watch.subscribe, watch.current, () => first), refresh: watch.refresh };
}

/** The ref of the row of chips. */
const followLanes = (onChosen: (chip: number) => void) => (row: HTMLElement | null) =>
  row ? watchLanes(row, onChosen) : undefined;

/** A tap goes to the lane on this page, and to the lobby where it is not here, or no script is. */
function Categories({ lanes }: { readonly lanes: readonly HomeLane[] }) {
  const t = useT();
  const langOf = useContentLang();
  const [chosen, setChosen] = useState(() => lanes.findIndex(isShown));
  const [follow] = useState(() => followLanes(setChosen));
  return (
    <ChipRow label={t('home.categories')} stays ref={follow}>
      {lanes.map(({ id, title, language }, chip) => (
        <Link
          key={id}
          to="game"
          query={{ lane: id }}
          className={chipClass}
          aria-current={chip === chosen ? 'location' : undefined}
          {...langOf({ language })}
        >
          <CategoryIcon category={id} />
          {title}
        </Link>
      ))}
    </ChipRow>
  );
}

/** @assumed: help articles of these ids are the legal pages, and the one about limits and breaks. */
const footArticles = [
  { id: 'terms', text: 'home.terms' },
  { id: 'privacy', text: 'home.privacy' },
  { id: 'play-safely', text: 'home.safety' },
] as const;

function HomeFooter() {
  const t = useT();
  const { overlays, settings } = useShell();
  return (
    <Footer
      age={t('home.age', { age: settings.register.minimumAge })}
      text={t('home.responsible')}
      licence={t('home.licence', { licence: settings.licence })}
    >
      {footArticles.map(({ id, text }) => (
        <Link key={id} to="help" query={{ id }}>
          {t(text)}
        </Link>
      ))}
      <Link to="help" instead={() => void overlays.open('services', {})}>
        {t('services.title')}
      </Link>
      <Link to="help">{t('pages.help')}</Link>
      <Link to="news">{t('pages.news')}</Link>
    </Footer>
  );
}

interface LanesProps {
  readonly lanes: readonly HomeLane[];
  readonly cards: readonly HomeDraw[];
}

interface LotteryCardsProps extends Pick<LanesProps, 'cards'> {
  readonly eager: boolean;
  readonly About: AboutButton | null;
}

/** The ticker shows the first draw, so its card stands last. */
function LotteryCards({ cards: [next, ...others], eager, About }: LotteryCardsProps) {
  return [...others, ...(next ? [next] : [])].map((draw, column) => (
    <Fragment key={draw.game}>
      <LotteryCard draw={draw} eager={eager && column < EAGER_PICTURES} />
      {About && <About game={gameOf(draw)} />}
    </Fragment>
  ));
}

/** Games that can be played stand first. Below them one heading says that the others are coming, so no tile has to. */
function Lanes({ lanes, cards }: LanesProps) {
  const t = useT();
  const About = useLateAbout();
  const later = lanes.findIndex((lane) => !isOpen(lane));
  return lanes.map((lane, place) => {
    const { games = [], hasDraws = !lane.games } = lane;
    const draws = hasDraws ? cards : [];
    const others = games.filter(([, , , code]) => draws.every(({ game }) => game !== code));
    const eager = place < EAGER_LANES;
    return (
      <Fragment key={lane.id}>
        {place === later && <LaneDivider>{t('home.comingSoon')}</LaneDivider>}
        {draws.length + others.length > 0 && (
          <GameLane lane={lane} games={others} eager={eager} About={About}>
            <LotteryCards cards={draws} eager={eager} About={About} />
          </GameLane>
        )}
      </Fragment>
    );
  });
}

export function Screen({ data }: ScreenProps<HomeData>) {
  const t = useT();
  const { load } = useShell();
  const session = useSession();
  const { draws, refresh } = useDraws(data.draws);
  const [banners, setBanners] = useStateFrom(data.banners);
  const [lanes, setLanes] = useStateFrom(data.lanes);
  const cards = draws.at === 'there' ? draws.value : [];
  const shown = lanes.at === 'there' ? lanes.value : [];
  const [next] = cards;
  return (
    <SitePage bar={<HomeHead />}>
      {/* Boundaries of their own: React takes over the bars first and answers taps there, then what the first screen shows. */}
      <Suspense>
        <h1 className={hiddenClass}>{t('home.heading')}</h1>
        {session && (
          <Suspense>
            <OpenOrders inset />
          </Suspense>
        )}
        {banners.at === 'there' ? (
          <Banners banners={banners.value} />
        ) : (
          <PartFailure
            reference={banners.reference}
            onRetry={async () => setBanners(await (await loads()).loadBanners(load))}
          />
        )}
        {next && <ResultsTicker draw={next} />}
        {draws.at === 'failed' && <PartFailure reference={draws.reference} onRetry={refresh} />}
        {shown.length > 0 && <Categories lanes={shown} />}
      </Suspense>
      <Suspense>
        <Lanes lanes={shown.filter(isShown)} cards={cards} />
        {lanes.at === 'failed' && (
          <PartFailure
            reference={lanes.reference}
            onRetry={async () => setLanes(await (await loads()).loadLanes(load, draws))}
          />
        )}
        <Wins />
        <HomeFooter />
      </Suspense>
    </SitePage>
  );
}
