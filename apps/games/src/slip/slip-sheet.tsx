// The bet slip: lines, stake, sums, and the one button that moves money.
import { useState } from 'react';
import { currencyOf, typedAmount } from '../money/money.ts';
import { randomKey } from '../pick/random.ts';
import { briefClock, clockText, nextIssue, secondsLeft, standingOf } from '../room/issue-clock.rules.ts';
import { useGame, useServerTime } from '../room/room.context.ts';
import { depositHref } from '../room/site-address.ts';
import { Icon } from '../ui/icon.tsx';
import { Sheet } from '../ui/sheet.tsx';
import { SlipLines } from './slip-lines.tsx';
import { firstStakeOf, type SlipSums, sumsOfSlip } from './slip-sums.rules.ts';
import { Stakes } from './stakes.tsx';

function About() {
  const { state, texts } = useGame();
  const now = useServerTime();
  const open = standingOf(state.issue, now) === 'open';
  return (
    <div className="row between slip__about">
      <span className="muted num slip__draw">
        {state.name}
        {state.issue !== null && ` · ${texts.t('draw', { issue: state.issue.issue })}`}
      </span>
      <span className={`badge num ${open ? 'badge--warn' : 'badge--neg'}`}>
        <Icon name="clock" size="xs" />
        <span>
          {open ? texts.t('timeLeft', { clock: clockText(secondsLeft(state.issue, now)) }) : texts.t('closed')}
        </span>
      </span>
    </div>
  );
}

function Notice() {
  const { room, texts } = useGame();
  const { bet } = room;
  if (bet.at === 'checking')
    return (
      <div className="alertbox alertbox--warn" role="status">
        <Icon name="refresh" size="s" />
        <div>
          <b>{texts.t('checking')}</b>
          {texts.t('checkingLead')}
        </div>
      </div>
    );
  if (bet.at !== 'refused') return null;
  return (
    <div className="alertbox alertbox--neg" role="alert">
      <Icon name="help" size="s" />
      <div>{texts.named(`error_${bet.code}`, bet.message || texts.t('error_any'))}</div>
    </div>
  );
}

function Sums({ sums }: { readonly sums: SlipSums }) {
  const { table, texts, money } = useGame();
  if (money === null || !sums.fits) return null;
  return (
    <div className="sums">
      <div className="sum">
        <span>{texts.t('linesTimes', { count: table.lines.length, amount: money.full(sums.stake) })}</span>
        <b className="num">{money.full(sums.total)}</b>
      </div>
      <div className="sum">
        <span>{texts.t('possibleWin')}</span>
        <b className="num goldtext">{money.full(sums.win)}</b>
      </div>
    </div>
  );
}

/** The line below the button always has its room: what is lacking, that the draw has changed, or what placing means. */
function Foot({ sums }: { readonly sums: SlipSums }) {
  const { state, table, texts, money } = useGame();
  const moved = table.movedFrom !== null && state.issue !== null;
  return (
    <p className="caption faint slip__foot" role="status">
      {sums.short > 0n && <span className="neg">{texts.t('needMore', { amount: money?.full(sums.short) ?? '' })}</span>}
      {sums.short === 0n && (moved ? texts.t('movedOn', { issue: state.issue?.issue ?? '' }) : texts.t('noWithdraw'))}
    </p>
  );
}

/** The button's text: its action, or why it is blocked (bets open again in so many seconds, no stake is chosen). */
function PlaceLabel({ sums, now }: { readonly sums: SlipSums; readonly now: number }) {
  const { state, table, texts, money } = useGame();
  if (standingOf(state.issue, now) !== 'open') {
    const clock = briefClock(secondsLeft(state.issue, now));
    const issue = state.issue === null ? null : nextIssue(state.issue.issue);
    return <>{issue === null ? texts.t('betClosedSoon', { clock }) : texts.t('betClosedButton', { issue, clock })}</>;
  }
  if (!sums.fits && table.lines.length > 0) return <>{texts.t('chooseStake')}</>;
  return <>{texts.t('placeBet', { amount: money?.full(sums.total) ?? '' })}</>;
}

function PlaceButton({ sums }: { readonly sums: SlipSums }) {
  const { room, state, table, send, texts } = useGame();
  const now = useServerTime();
  const { bet, member } = room;
  if (bet.at === 'checking')
    return (
      <button
        type="button"
        className="btn btn--line btn--block"
        onClick={() => send({ type: 'bet', event: { type: 'retried' } })}
      >
        <Icon name="refresh" size="s" />
        <span>{texts.t('checkAgain')}</span>
      </button>
    );
  if (sums.short > 0n && room.isTrial)
    return (
      <button type="button" className="btn btn--primary btn--block" disabled>
        {texts.t('trialShort')}
      </button>
    );
  if (sums.short > 0n)
    return (
      <a
        className="btn btn--primary btn--block num"
        href={depositHref(location.href)}
        onClick={() => send({ type: 'depositTapped' })}
      >
        {texts.t('toDeposit')}
      </a>
    );
  const open = standingOf(state.issue, now) === 'open';
  const sending = bet.at === 'sending';
  const place = () => {
    if (member === null || state.issue === null) return;
    const { issue } = state.issue;
    const intent = {
      key: randomKey(),
      member: member.member.name,
      game: state.game,
      issue,
      lines: table.lines,
      stake: String(sums.stake),
    };
    send({ type: 'bet', event: { type: 'pressed', intent } });
  };
  return (
    <button
      type="button"
      className="btn btn--primary btn--block num"
      disabled={sending || !open || sums.total === 0n}
      aria-busy={sending}
      onClick={place}
    >
      {sending ? texts.t('placing') : <PlaceLabel sums={sums} now={now} />}
    </button>
  );
}

export function SlipSheet() {
  const { room, state, table, send, texts } = useGame();
  const [typed, setTyped] = useState<string | null>(null);
  const { member, bet } = room;
  if (member === null) return null;
  const currency = currencyOf(member);
  const stake = typed === null ? (room.stake ?? firstStakeOf(state)) : typedAmount(typed, currency, texts.tag);
  const sums = sumsOfSlip(state, table.lines, stake, room.balance);
  const locked = bet.at === 'sending' || bet.at === 'checking';
  const choose = (chosen: bigint | null, text: string | null) => {
    setTyped(text);
    if (chosen !== null) send({ type: 'stakeChosen', stake: chosen });
  };
  return (
    <Sheet title={texts.t('slipTitle')} closeLabel={texts.t('close')} onClose={() => send({ type: 'sheetClosed' })}>
      <About />
      <SlipLines locked={locked} />
      <Stakes
        chips={state.stake.chips.map(BigInt)}
        limits={[BigInt(state.stake.min), BigInt(state.stake.max)]}
        chosen={stake}
        typed={typed}
        locked={locked}
        bad={!sums.fits}
        onChosen={(chosen) => choose(chosen, null)}
        onTyped={(text) => choose(typedAmount(text, currency, texts.tag), text)}
      />
      <Sums sums={sums} />
      <Notice />
      <PlaceButton sums={sums} />
      <Foot sums={sums} />
    </Sheet>
  );
}
