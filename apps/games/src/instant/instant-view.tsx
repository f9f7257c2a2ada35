// The game on screen: bar, dial, latest rounds, multiple, stake, and the bar to play; or the page shown without a game.
import { siteHref } from '../room/site-address.ts';
import { BarMoney } from '../ui/bar-money.tsx';
import { Icon } from '../ui/icon.tsx';
import { LoadError } from '../ui/load-error.tsx';
import { NoSession } from '../ui/no-session.tsx';
import { Dial } from './dial.tsx';
import { useInstant, usePlaying } from './instant.context.ts';
import { JackpotStrip, JackpotWon } from './jackpot.tsx';
import { LatestRounds } from './latest-rounds.tsx';
import { PlayBar } from './play-bar.tsx';
import { FairnessSheet, RoundSheet } from './seed-sheets.tsx';
import { StakeField } from './stake-field.tsx';
import { TargetField } from './target-field.tsx';

function TopBar() {
  const { room, texts, money } = useInstant();
  return (
    <header className={room.isFramed ? 'topbar topbar--sub topbar--framed' : 'topbar topbar--sub'}>
      {!room.isFramed && (
        <a className="iconbtn" aria-label={texts.t('back')} href={room.member?.backUrl ?? siteHref(location.href)}>
          <Icon name="back" flip />
        </a>
      )}
      <h1 className="topbar__title">
        <b>{room.state?.name}</b>
      </h1>
      <BarMoney texts={texts} money={money} room={room} />
    </header>
  );
}

function Game() {
  const { room, send, texts } = usePlaying();
  return (
    <>
      <main className="main pad stack stack--12 playing">
        <section className="hero instant">
          <button
            type="button"
            className="iconbtn instant__fair"
            aria-label={texts.t('instantFair')}
            onClick={() => send({ type: 'fairnessOpened' })}
          >
            <Icon name="shield" />
          </button>
          <JackpotStrip />
          <Dial />
          <LatestRounds />
        </section>
        <TargetField />
        <StakeField />
      </main>
      <PlayBar />
      <JackpotWon />
      {room.sheet?.of === 'fairness' && <FairnessSheet />}
      {room.sheet?.of === 'round' && <RoundSheet round={room.sheet.round} />}
    </>
  );
}

function Body() {
  const { room, send, texts, money } = useInstant();
  const { phase } = room;
  if (phase === 'ended' || phase === 'visitor')
    return <NoSession texts={texts} room={{ ...room, phase }} visitorLead="instantVisitorLead" />;
  if (room.phase === 'playing' && room.state !== null && money !== null) return <Game />;
  if (room.failure !== null)
    return <LoadError texts={texts} failure={room.failure} onRetry={() => send({ type: 'retried' })} />;
  return (
    <main className="main pad stack stack--12" aria-busy="true" aria-label={texts.t('loading')}>
      <div className="sk sk--dial" />
      <div className="sk sk--chips" />
      <div className="sk sk--grid" />
    </main>
  );
}

export function InstantView() {
  const { room, texts } = useInstant();
  return (
    <div className="phone">
      <aside className="demo">{texts.t('instantDemoLine')}</aside>
      <TopBar />
      <Body />
      <div className="toasts" aria-live="polite">
        {!room.online && (
          <p className="toast toast--offline">
            <Icon name="noSignal" />
            <span className="grow">{texts.t('instantOffline')}</span>
          </p>
        )}
      </div>
    </div>
  );
}
