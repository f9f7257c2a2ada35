// The jackpot in the game: what waits in it, and the moment when a round wins it.
import { groupDigits, numberShape } from '@foyer/contract/numbers';
import { formatPercent } from '@foyer/contract/percent';
import { Counted } from '../ui/counted.tsx';
import { Sheet } from '../ui/sheet.tsx';
import { usePlaying } from './instant.context.ts';

/** What feeds the jackpot, and the chance of the first chip to win it. */
export function JackpotRule() {
  const { state, texts, money } = usePlaying();
  const { jackpot, stake: stakes } = state;
  if (jackpot === null) return null;
  const shape = numberShape(texts.tag);
  const stake = BigInt(stakes.chips[0] ?? stakes.min);
  return (
    <section>
      <h3 className="t3">{texts.t('jackpot')}</h3>
      <p className="muted label">
        {texts.t('jackpotRule', {
          share: `\u2066${formatPercent(jackpot.share, texts.tag)}\u2069`,
          stake: money.full(stake),
          chance: groupDigits(String(BigInt(jackpot.stakesPerWin) / stake), shape),
          seed: money.full(BigInt(jackpot.seed)),
        })}
      </p>
    </section>
  );
}

export function JackpotStrip() {
  const { room, state, texts, money } = usePlaying();
  const { jackpot } = state;
  if (jackpot === null) return null;
  return (
    <section className="jackpot" aria-label={texts.t('jackpot')}>
      <p className="jackpot__name">{texts.t('jackpot')}</p>
      <p className="jackpot__amount num">
        <Counted amount={BigInt(jackpot.amount)} format={money.rounded} isStill={room.isStill} />
      </p>
    </section>
  );
}

export function JackpotWon() {
  const { room, send, texts, money } = usePlaying();
  if (room.jackpotWon === null) return null;
  return (
    <Sheet
      title={texts.t('jackpotWonTitle')}
      closeLabel={texts.t('close')}
      onClose={() => send({ type: 'jackpotSeen' })}
    >
      <div className="stack stack--12">
        <div className="jackpotwon" role="status">
          <svg className="jackpotwon__light" viewBox="0 0 120 72" aria-hidden="true">
            <path d="M60 62L0 40l6-18z" />
            <path d="M60 62L20 6l15-6z" />
            <path d="M60 62L52 0h16z" />
            <path d="M60 62L85 0l15 6z" />
            <path d="M60 62l54-40 6 18z" />
            <circle cx="60" cy="60" r="11" />
            <circle className="jackpotwon__lamp" cx="60" cy="60" r="6" />
          </svg>
          <b className="num">{money.full(room.jackpotWon)}</b>
        </div>
        <p className="muted">{texts.t('jackpotWonLead')}</p>
        <button type="button" className="btn btn--primary btn--block" onClick={() => send({ type: 'jackpotSeen' })}>
          {texts.t('jackpotContinue')}
        </button>
      </div>
    </Sheet>
  );
}
