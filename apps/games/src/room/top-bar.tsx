// The top bar: a button back, the lottery with its draw (opens the lobby), and the balance.
import { BarMoney } from '../ui/bar-money.tsx';
import { Icon } from '../ui/icon.tsx';
import { useStage } from './room.context.ts';
import { tableOf } from './room.state.ts';
import { siteHref } from './site-address.ts';

function Title() {
  const { room, send, texts } = useStage();
  const { state } = tableOf(room);
  const loading = room.phase === 'entering' || (room.phase === 'playing' && room.place === 'room' && state === null);
  if (loading) return <span className="topbar__title sk sk--title" />;
  if (room.place === 'lobby' || state === null || room.phase !== 'playing')
    return (
      <h1 className="topbar__title">
        <b>{texts.t('lobbyTitle')}</b>
      </h1>
    );
  return (
    <h1 className="topbar__title">
      <button
        type="button"
        className="topbar__switch"
        aria-label={`${state.name}. ${texts.t('chooseLottery')}`}
        onClick={() => send({ type: 'lobbyOpened' })}
      >
        <b>
          <span className="clip">{state.name}</span>
          <Icon name="down" size="xs" />
        </b>
        <span className="num">{state.issue === null ? '' : texts.t('draw', { issue: state.issue.issue })}</span>
      </button>
    </h1>
  );
}

export function TopBar() {
  const { room, send, texts, money } = useStage();
  const inLobbysRoom = room.place === 'room' && room.fromLobby && room.phase === 'playing';
  const back = <Icon name="back" flip />;
  return (
    <header className={room.isFramed ? 'topbar topbar--sub topbar--framed' : 'topbar topbar--sub'}>
      {inLobbysRoom ? (
        <button
          type="button"
          className="iconbtn"
          aria-label={texts.t('back')}
          onClick={() => send({ type: 'wentBack' })}
        >
          {back}
        </button>
      ) : (
        !room.isFramed && (
          <a className="iconbtn" aria-label={texts.t('back')} href={room.member?.backUrl ?? siteHref(location.href)}>
            {back}
          </a>
        )
      )}
      <Title />
      <BarMoney texts={texts} money={money} room={room} />
    </header>
  );
}
