// What members won today, the newest and the largest: each row leads to its game.
import type { OutputOf } from '@foyer/contract';
import { useState, useSyncExternalStore } from 'react';
import { createCallWatch } from '../../kit/games/call-watch.ts';
import { JackpotCards } from '../../kit/games/jackpot-cards.tsx';
import { PlayLink } from '../../kit/games/play-link.tsx';
import { useArt, useNow, useShell, useT, useTextLanguage } from '../../kit/shell-context.tsx';
import { Amount } from '../../kit/wallet/amount.tsx';
import { timeAgo } from '../../shell/i18n/time-ago.ts';
import { LazyImage } from '../../ui/lazy-image.tsx';
import { List, ListItemContent, listItemClass } from '../../ui/list.tsx';
import { SegmentedControl } from '../../ui/segmented-control.tsx';
import text from '../../ui/text.module.css';
import css from './recent-wins.module.css';

type Wins = OutputOf<'game.wins'>;
type Kind = keyof Wins;

const WINS_EVERY_MS = 30_000;

/** Fewer would say that nobody plays here. */
const LEAST_WINS = 3;

function WinRow({ win }: { readonly win: Wins[Kind][number] }) {
  const t = useT();
  const artOf = useArt();
  const ago = timeAgo(win.at, useNow(), useTextLanguage()) ?? t('home.justNow');
  const picture = artOf(win.art);
  return (
    <li>
      <PlayLink
        game={{ name: win.title, art: win.art, launch: { code: win.game, vendor: win.vendor } }}
        className={listItemClass}
      >
        <ListItemContent
          icon={picture && <span className={css.art}>{<LazyImage src={picture} inHtml={false} />}</span>}
          title={<bdi>{win.name}</bdi>}
          text={
            <>
              {win.jackpot && <b className={css.jackpot}>{t('jackpot.title')} · </b>}
              <bdi>{win.title}</bdi> · {ago}
            </>
          }
          end={
            <b className={css.amount}>
              <Amount minorUnits={win.amount} />
            </b>
          }
        />
      </PlayLink>
    </li>
  );
}

function WinsOfToday() {
  const t = useT();
  const shell = useShell();
  const [watch] = useState(() =>
    createCallWatch({
      ...shell,
      read: () => shell.load('game.wins', {}),
      none: { latest: [], largest: [] },
      everyMs: WINS_EVERY_MS,
      isVisible: () => document.visibilityState === 'visible',
    }),
  );
  const wins = useSyncExternalStore(watch.subscribe, watch.current, () => null);
  const [kind, setKind] = useState<Kind>('latest');
  if (!wins || wins.latest.length < LEAST_WINS) return null;
  return (
    <section className={css.wins} aria-label={t('home.wins')}>
      <h2 className={text.t3}>{t('home.wins')}</h2>
      <SegmentedControl
        label={t('home.winsShown')}
        segments={[
          { value: 'latest', label: t('home.winsLatest') },
          { value: 'largest', label: t('home.winsLargest') },
        ]}
        value={kind}
        onChange={setKind}
      />
      <List label={t('home.wins')}>
        {wins[kind].map((win) => (
          <WinRow key={`${win.at} ${win.name} ${win.amount}`} win={win} />
        ))}
      </List>
    </section>
  );
}

export function SlotContent() {
  return (
    <>
      <div className={css.jackpots}>
        <JackpotCards />
      </div>
      <WinsOfToday />
    </>
  );
}
