// The jackpots of the operator's games as cards: what waits in each, live, and the way to its game.

import { languages, type OutputOf } from '@foyer/contract';
import { formatPercent } from '@foyer/contract/percent';
import { useState, useSyncExternalStore } from 'react';
import { Counted } from '../../ui/counted.tsx';
import { LazyImage } from '../../ui/lazy-image.tsx';
import { useArt, useLanguage, useShell, useT } from '../shell-context.tsx';
import { Amount } from '../wallet/amount.tsx';
import { createCallWatch } from './call-watch.ts';
import css from './jackpot-cards.module.css';
import { JackpotShape } from './jackpot-shape.tsx';
import { PlayLink } from './play-link.tsx';

const JACKPOTS_EVERY_MS = 10_000;
type Jackpot = OutputOf<'game.jackpots'>['items'][number];

function JackpotCard({ jackpot }: { readonly jackpot: Jackpot }) {
  const t = useT();
  const { tag } = languages[useLanguage()];
  const picture = useArt()(jackpot.art);
  const { title, art, vendor, game, amount, share } = jackpot;
  return (
    <PlayLink game={{ name: title, art, launch: { vendor, code: game } }} className={css.card}>
      {picture && <span className={css.art}>{<LazyImage src={picture} inHtml={false} />}</span>}
      <span className={css.words}>
        <b className={css.name}>{t('jackpot.title')}</b>
        <b className={css.amount}>
          <Counted units={amount}>{(units) => <Amount minorUnits={units} />}</Counted>
        </b>
        <small>
          {t('jackpot.lead', {
            game: `\u2068${title}\u2069`,
            share: `\u2066${formatPercent(share, tag)}\u2069`,
          })}
        </small>
      </span>
    </PlayLink>
  );
}

export function JackpotCards() {
  const shell = useShell();
  const [watch] = useState(() =>
    createCallWatch({
      ...shell,
      read: () => shell.load('game.jackpots', {}),
      none: { items: [] },
      everyMs: JACKPOTS_EVERY_MS,
      isVisible: () => document.visibilityState === 'visible',
    }),
  );
  const jackpots = useSyncExternalStore(watch.subscribe, watch.current, () => null);
  if (!jackpots) return <JackpotShape />;
  return jackpots.items.map((jackpot) => <JackpotCard key={`${jackpot.vendor} ${jackpot.game}`} jackpot={jackpot} />);
}
