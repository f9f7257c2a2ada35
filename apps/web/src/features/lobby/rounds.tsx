// The next rounds to bet on, soonest first, and the vendors that are new here.
import type { GameMatch } from '@foyer/contract';
import { useState } from 'react';
import { useContentLang } from '../../kit/content-lang.ts';
import { JackpotCards } from '../../kit/games/jackpot-cards.tsx';
import { PlayLink } from '../../kit/games/play-link.tsx';
import { isLottery } from '../../kit/games/tile-tap.rules.ts';
import { vendorOf } from '../../kit/games/vendor.rules.ts';
import { useArt, useFlow, useNow, useShell, useT } from '../../kit/shell-context.tsx';
import { useAppEvent } from '../../shell/events/use-app-event.ts';
import { Chip, ChipRow } from '../../ui/chip-row.tsx';
import { Clock } from '../../ui/clock.tsx';
import { Lane } from '../../ui/lane.tsx';
import layout from '../../ui/layout.module.css';
import { Skeleton } from '../../ui/skeleton.tsx';
import css from './lobby.module.css';
import { roundsFlow } from './rounds.flow.ts';
import { roundsRunner } from './rounds.runner.ts';
import { useVendorName } from './vendor-name.ts';

const SECONDS_A_MINUTE = 60;

/** What is left until bets on the round close. It ticks alone. */
function Countdown({ closesAt }: Pick<GameMatch, 'closesAt'>) {
  const t = useT();
  const seconds = Math.max(0, Math.ceil((Date.parse(closesAt) - useNow()) / 1000));
  const [minutes, rest] = [Math.floor(seconds / SECONDS_A_MINUTE), seconds % SECONDS_A_MINUTE];
  return <Clock seconds={seconds} label={t('lobby.closesIn', { minutes, seconds: rest })} />;
}

function Round({ match }: { readonly match: GameMatch }) {
  const t = useT();
  const art = useArt()(match.art);
  const langOf = useContentLang();
  const { name, gameId, nodeId, round, closesAt } = match;
  const game = { name, art: match.art, launch: { vendor: nodeId, code: gameId } };
  return (
    <PlayLink game={game} className={css.round}>
      {art && <img src={art} alt="" width="40" height="53" />}
      <span className={css.named} {...langOf(match)}>
        <b>{name}</b>
        {round && <small>{isLottery(nodeId) ? t('lobby.drawOf', { draw: round }) : round}</small>}
      </span>
      <Countdown closesAt={closesAt} />
    </PlayLink>
  );
}

export interface RoundsProps {
  readonly onVendor: (vendor: string) => void;
}

function NewVendors({ vendors, onVendor }: RoundsProps & { readonly vendors: readonly string[] }) {
  const t = useT();
  const nameOf = useVendorName();
  if (vendors.length === 0) return null;
  return (
    <ChipRow label={t('lobby.newVendors')}>
      {[...new Set(vendors.map(vendorOf))].map((vendor) => (
        <Chip key={vendor} chosen={false} onClick={() => onVendor(vendor)}>
          {t('lobby.newVendor', { vendor: nameOf(vendor) })}
        </Chip>
      ))}
    </ChipRow>
  );
}

function NextRounds({ onVendor }: RoundsProps) {
  const t = useT();
  const shell = useShell();
  const [runner] = useState(() => roundsRunner(shell));
  const [state, send] = useFlow(roundsFlow, runner);
  // LA-01: names are in the language of the call.
  useAppEvent(shell.events, 'languageChanged', () => send({ type: 'languageChanged' }));
  useAppEvent(shell.events, 'pageShown', () => send({ type: 'roundsAged' }));
  if (state.at === 'none') return null;
  if (state.at === 'loading')
    return (
      <div className={`${css.waiting} ${layout.pad}`}>
        <Skeleton shape="buttonRow" />
      </div>
    );
  return (
    <div className={css.rounds}>
      {state.rounds.length > 0 && (
        <Lane title={t('lobby.nextRounds')}>
          {state.rounds.map((match) => (
            <Round key={match.matchId} match={match} />
          ))}
        </Lane>
      )}
      <NewVendors vendors={state.vendors} onVendor={onVendor} />
    </div>
  );
}

/** What is on right now: jackpots, and the next rounds. */
export function Rounds(props: RoundsProps) {
  return (
    <>
      <div className={css.jackpots}>
        <JackpotCards />
      </div>
      <NextRounds {...props} />
    </>
  );
}
