// The frame of every page: top bar, five tabs, and the notices of the whole site.
import { type ReactNode, useSyncExternalStore } from 'react';
import type { AppEvents } from '../shell/events/events.ts';
import { routes } from '../shell/navigation/routes.ts';
import { BottomBar, raisedTabClass, TabContent, tabClass } from '../ui/bottom-bar.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import { BackIcon, GamesIcon, GiftIcon, GlobeIcon, HomeIcon, PlusIcon, UserIcon } from '../ui/icons.tsx';
import { NoSignalIcon } from '../ui/no-signal-icon.tsx';
import { Page, type PageProps } from '../ui/page.tsx';
import { SubBar } from '../ui/top-bar.tsx';
import { Link } from './link.tsx';
import { useRoute, useShell, useT } from './shell-context.tsx';

const tabs = [
  { tab: 'home', to: 'home', icon: HomeIcon, text: 'ui.tabHome' },
  { tab: 'games', to: 'game', icon: GamesIcon, text: 'ui.tabGames' },
  { tab: 'deposit', to: 'deposit', icon: PlusIcon, text: 'ui.tabDeposit' },
  { tab: 'promotions', to: 'activity', icon: GiftIcon, text: 'ui.tabPromotions' },
  { tab: 'me', to: 'memberHome', icon: UserIcon, text: 'ui.tabMe' },
] as const;

const watchConnection = (events: AppEvents) => (listener: () => void) => {
  const offs = [events.on('wentOffline', listener), events.on('wentOnline', listener)];
  return () => {
    for (const off of offs) off();
  };
};

/** True while the browser knows that it has no connection; false on the server and during hydration. */
function useOffline(): boolean {
  const { events } = useShell();
  return useSyncExternalStore(
    watchConnection(events),
    () => !navigator.onLine,
    () => false,
  );
}

function OfflineNotice() {
  const t = useT();
  return (
    <>
      <NoSignalIcon size={20} />
      <span>{t('ui.offline')}</span>
    </>
  );
}

function Tabs() {
  const t = useT();
  const { route, query } = useRoute();
  const offline = useOffline();
  const atTop = Object.keys(query).length === 0;
  return (
    <BottomBar label={t('ui.mainNav')} notice={offline && <OfflineNotice />}>
      {tabs.map(({ tab, to, icon: TabIcon, text }) => (
        <Link
          key={tab}
          to={to}
          className={tab === 'deposit' ? raisedTabClass : tabClass}
          aria-current={routes[route].tab !== tab ? undefined : route === to && atTop ? 'page' : 'true'}
        >
          <TabContent icon={<TabIcon />} label={t(text)} raised={tab === 'deposit'} />
        </Link>
      ))}
    </BottomBar>
  );
}

/** Goes one step back in the history, or home where there is none. */
export function BackButton() {
  const t = useT();
  const { navigation } = useShell();
  return (
    <IconButton label={t('ui.back')} onClick={navigation.back}>
      <BackIcon />
    </IconButton>
  );
}

/** Opens the languages of the site in a sheet. */
export function LanguageButton() {
  const t = useT();
  const { overlays, texts } = useShell();
  return (
    <IconButton label={t('ui.language')} onClick={() => void overlays.open('language', { current: texts.language() })}>
      <GlobeIcon />
    </IconButton>
  );
}

interface CommonProps extends Pick<PageProps, 'rhythm' | 'padded' | 'centred' | 'loading' | 'children'> {
  /** False where the main action takes the place of the tabs. */
  readonly tabs?: boolean;
}

export type SitePageProps = CommonProps &
  (
    | { readonly bar: ReactNode }
    | {
        readonly title: string;
        readonly subtitle?: string;
        readonly end?: ReactNode;
        readonly quiet?: boolean;
        readonly bar?: never;
      }
  );

/** A page with its own `bar`, or with a way back and a title. */
export function SitePage({ tabs: withTabs = true, ...props }: SitePageProps) {
  const t = useT();
  const { settings } = useShell();
  const top = 'title' in props ? <SubBar back={<BackButton />} {...props} /> : props.bar;
  return (
    <Page
      top={top}
      bottom={withTabs ? <Tabs /> : undefined}
      line={settings.demo ? t('ui.demoLine') : undefined}
      rhythm={props.rhythm ?? 'dense'}
      padded={props.padded ?? false}
      centred={props.centred ?? false}
      loading={props.loading}
    >
      {props.children}
    </Page>
  );
}
