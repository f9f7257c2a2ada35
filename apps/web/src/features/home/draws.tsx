// The parts of home that count down: the results ticker and the lottery cards.

import { PlayLink } from '../../kit/games/play-link.tsx';
import { useArt, useLanguage, useNow, useShell, useT } from '../../kit/shell-context.tsx';
import { Amount } from '../../kit/wallet/amount.tsx';
import { formatMoney } from '../../shell/i18n/money.ts';
import { Balls } from '../../ui/balls.tsx';
import { buttonClass } from '../../ui/button.tsx';
import { Clock } from '../../ui/clock.tsx';
import { LiveMark } from '../../ui/live-mark.tsx';
import { LotteryCardContent, lotteryCardClass } from '../../ui/lottery-card.tsx';
import { Ring } from '../../ui/ring.tsx';
import { Ticker } from '../../ui/ticker.tsx';
import { ballDigits, clockText, countdown } from './countdown.rules.ts';
import type { HomeDraw } from './draws.data.ts';

export const gameOf = ({ game, name, vendor = 'LOTT' }: HomeDraw) => ({ name, launch: { vendor, code: game } });

/** The time left in words, and the countdown itself. */
function useCountdown(draw: HomeDraw) {
  const t = useT();
  const { seconds, ...rest } = countdown(draw, useNow());
  const label =
    seconds === 0
      ? t('home.drawing')
      : seconds < 60
        ? t('home.drawIn', { seconds })
        : t('home.drawInMinutes', { minutes: Math.floor(seconds / 60), seconds: seconds % 60 });
  return { ...rest, seconds, label };
}

function DrawRing({ draw }: { readonly draw: HomeDraw }) {
  const { seconds, left, closed, label } = useCountdown(draw);
  return <Ring left={left} text={clockText(seconds)} label={label} urgent={closed} />;
}

function DrawClock({ draw }: { readonly draw: HomeDraw }) {
  const { seconds, label } = useCountdown(draw);
  return <Clock seconds={seconds} label={label} />;
}

const LastBalls = ({ draw }: { readonly draw: HomeDraw }) => (
  <Balls numbers={draw.lastNumbers} bonus={draw.lastBonus} digits={ballDigits(draw.lastNumbers)} />
);

export function ResultsTicker({ draw }: { readonly draw: HomeDraw }) {
  const t = useT();
  return (
    <Ticker
      label={t('home.nextDraw')}
      ring={<DrawRing draw={draw} />}
      name={draw.name}
      live={<LiveMark label={t('home.live')} />}
      last={draw.lastIssue === null ? t('home.firstDraw') : t('home.lastDraw', { issue: draw.lastIssue })}
      balls={<LastBalls draw={draw} />}
      action={
        <PlayLink
          game={gameOf(draw)}
          className={buttonClass({ variant: 'soft', size: 'md' })}
          label={t('home.betOn', { game: draw.name })}
        >
          {t('home.bet')}
        </PlayLink>
      }
    />
  );
}

/** The stake as text; a stake without minor units is shown without them. */
function useStake(stake: HomeDraw['stake']): string | null {
  const { settings } = useShell();
  const language = useLanguage();
  if (stake === null) return null;
  const isWhole = stake.endsWith('0'.repeat(settings.minorDigits));
  return formatMoney(stake, isWhole ? { ...settings, shownDigits: 0 } : settings, language);
}

export interface LotteryCardProps {
  readonly draw: HomeDraw;
  /** True where the card is seen without scrolling. */
  readonly eager: boolean;
}

export function LotteryCard({ draw, eager }: LotteryCardProps) {
  const t = useT();
  const art = useArt();
  const stake = useStake(draw.stake);
  return (
    <PlayLink game={gameOf(draw)} className={lotteryCardClass}>
      <LotteryCardContent
        name={draw.name}
        rhythm={draw.rhythm}
        art={art(draw.art)}
        eager={eager}
        prizeLabel={stake ? t('home.topPrizeFor', { stake }) : t('home.topPrize')}
        prize={<Amount minorUnits={draw.topPrize} round />}
        balls={<LastBalls draw={draw} />}
        clock={<DrawClock draw={draw} />}
      />
    </PlayLink>
  );
}
