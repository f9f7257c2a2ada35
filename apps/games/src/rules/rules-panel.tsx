// The rules of the lottery on screen, written from its data: draw, bets, odds, stakes, fairness.
import type { BetType } from '@foyer/contract';
import { oddsText } from '../money/money.ts';
import { howText } from '../pick/how-text.ts';
import { useGame } from '../room/room.context.ts';
import { Icon } from '../ui/icon.tsx';

const MINUTE = 60;

const useWhen = (): string => {
  const { state, texts } = useGame();
  const closing =
    state.issue === null ? 0 : Math.round((Date.parse(state.issue.drawsAt) - Date.parse(state.issue.closesAt)) / 1000);
  const minutes = state.intervalSeconds / MINUTE;
  return Number.isInteger(minutes)
    ? texts.t('rulesWhen', { count: minutes, closing })
    : texts.t('rulesWhenSeconds', { count: state.intervalSeconds, closing });
};

function Bet({ bet }: { readonly bet: BetType }) {
  const { state, texts } = useGame();
  const all = bet.odds.map(({ hundredths }) => hundredths);
  const named = (tier: string) => texts.named(bet.kind === 'side' ? `side_${tier}` : `tier_${tier}`, tier);
  return (
    <div className="card rule">
      <h3 className="t3">{texts.named(`bet_${bet.code}`, bet.code)}</h3>
      <p className="label muted">{howText(bet, state.range, texts)}</p>
      <dl className="odds">
        {bet.odds.map(({ tier, hundredths }) => (
          <div key={tier} className="row between">
            <dt>{bet.perHit && tier === 'hit' ? texts.t('tier_each') : named(tier)}</dt>
            <dd className="num goldtext ltr">×{oddsText(hundredths, all, texts.tag)}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

export function RulesPanel() {
  const { state, texts, money } = useGame();
  const { range, stake } = state;
  const table = range.prizes?.reduce((sum, group) => sum + group.count, 0) ?? 0;
  const draw =
    table > 0 ? 'rulesDrawTable' : range.ordered ? 'rulesDrawDigits' : range.bonus > 0 ? 'rulesDrawBonus' : 'rulesDraw';
  const when = useWhen();
  return (
    <div className="pad stack rules">
      <section>
        <h2 className="t3">{texts.t('rulesHow')}</h2>
        <p>{when}</p>
        <p>{texts.t(draw, { draw: range.draw, from: range.from, to: range.to, count: table })}</p>
        <p>{texts.t('rulesPrize')}</p>
      </section>
      <section className="stack stack--8">
        <h2 className="t3">{texts.t('rulesBets')}</h2>
        {state.betTypes.map((bet) => (
          <Bet key={bet.code} bet={bet} />
        ))}
      </section>
      {money !== null && (
        <section>
          <h2 className="t3">{texts.t('rulesStake')}</h2>
          <p className="num">
            {texts.t('otherStakeHint', { min: money.full(BigInt(stake.min)), max: money.full(BigInt(stake.max)) })}
          </p>
        </section>
      )}
      <section className="alertbox alertbox--pos">
        <Icon name="shield" />
        <div>
          <b>{texts.t('rulesFair')}</b>
          {texts.t('rulesFairLead')}
        </div>
      </section>
      <p className="caption faint">{texts.t('rulesHelp')}</p>
    </div>
  );
}
