// The bar at the bottom: what a round costs and may win, why it cannot be played, and the one button that moves money.
import { randomKey } from '../pick/random.ts';
import { depositHref } from '../room/site-address.ts';
import { Icon } from '../ui/icon.tsx';
import { usePlaying } from './instant.context.ts';
import { betOf } from './instant.flow.ts';

function Notice() {
  const { room, texts } = usePlaying();
  if (room.play.at === 'checking')
    return (
      <div className="alertbox alertbox--warn" role="status">
        <Icon name="refresh" size="s" />
        <div>
          <b>{texts.t('checking')}</b>
          {texts.t('checkingLead')}
        </div>
      </div>
    );
  const { notice } = room;
  if (notice === null || notice.at !== 'game') return null;
  return (
    <div className="alertbox alertbox--neg" role="alert">
      <Icon name="alert" size="s" />
      <div>{texts.named(`error_${notice.code}`, notice.message || texts.t('error_any'))}</div>
    </div>
  );
}

export function PlayBar() {
  const { room, send, texts, money } = usePlaying();
  const { play, stake, balance, isTrial, isChanging } = room;
  const bet = betOf(room);
  const short = stake === null ? 0n : stake - balance;
  const isShort = short > 0n && play.at !== 'turning';
  const wins = bet === null || stake === null ? null : (stake * BigInt(room.target)) / 100n;
  const isBusy = play.at === 'sending' || play.at === 'checking';
  return (
    <section className="slip playbar" aria-label={texts.t('slipTitle')}>
      <Notice />
      <p className="row between playbar__sums">
        <span className="label muted">{texts.t('instantWins')}</span>
        <b className="num goldtext">{wins === null ? '–' : money.full(wins)}</b>
      </p>
      {isShort && !isTrial && !room.isFramed ? (
        <>
          <p className="caption neg">{texts.t('needMore', { amount: money.full(short) })}</p>
          <a className="btn btn--primary btn--block" href={depositHref(location.href)}>
            {texts.t('toDeposit')}
          </a>
        </>
      ) : (
        <button
          type="button"
          className="btn btn--primary btn--block"
          disabled={bet === null || isShort || isBusy || isChanging}
          onClick={() => send({ type: 'playTapped', key: randomKey() })}
        >
          {isShort ? texts.t('trialShort') : texts.t('instantPlay', { amount: money.full(stake ?? 0n) })}
        </button>
      )}
    </section>
  );
}
