// The game on screen: bar, dial, latest rounds, multiple, stake, and the bar to play; or the page shown without a game.
import { siteHref } from '../room/site-address.ts';
import { Icon } from '../ui/icon.tsx';
import { Message } from '../ui/message.tsx';
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
      {money !== null && room.phase === 'playing' && (
        <span
          className="balance num ltr"
          aria-label={texts.t('balance', { amount: money.full(room.balance) })}
          role="img"
        >
          {money.full(room.balance)}
        </span>
      )}
      {room.isTrial && <span className="badge badge--warn">{texts.t('playMoney')}</span>}
    </header>
  );
}

function ToSite() {
  const { room, texts } = useInstant();
  if (room.isFramed) return null;
  return (
    <a className="btn btn--primary btn--md" href={room.member?.backUrl ?? siteHref(location.href)}>
      {texts.t('toSite')}
    </a>
  );
}

function Game() {
  const { room, send, texts } = usePlaying();
  return (
    <>
      <main className="main pad stack stack--12">
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

function Failed() {
  const { room, send, texts } = useInstant();
  const { failure } = room;
  const told = failure?.at === 'refused' ? failure.message : '';
  return (
    <Message picture="plug" title={texts.t('errorTitle')} lead={told || texts.t('errorLead')}>
      <button type="button" className="btn btn--primary btn--md" onClick={() => send({ type: 'retried' })}>
        <Icon name="refresh" size="s" />
        <span>{texts.t('tryAgain')}</span>
      </button>
    </Message>
  );
}

function Body() {
  const { room, texts, money } = useInstant();
  if (room.phase === 'ended')
    return (
      <Message
        picture="plug"
        title={texts.t(room.isTrial ? 'trialEndedTitle' : 'endedTitle')}
        lead={texts.t(room.isTrial ? 'trialEndedLead' : 'endedLead')}
      >
        <ToSite />
      </Message>
    );
  if (room.phase === 'visitor')
    return (
      <Message picture="ticket" title={texts.t('visitorTitle')} lead={texts.t('instantVisitorLead')}>
        <ToSite />
      </Message>
    );
  if (room.phase === 'playing' && room.state !== null && money !== null) return <Game />;
  if (room.failure !== null) return <Failed />;
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
