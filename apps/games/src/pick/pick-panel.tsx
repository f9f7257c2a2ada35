// The tab where a line is picked: kind of bet, quick pick, the grid, the places or the sides.
import type { BetType } from '@foyer/contract';
import { type RefObject, useLayoutEffect, useRef } from 'react';
import { oddsText } from '../money/money.ts';
import { useGame } from '../room/room.context.ts';
import { Icon } from '../ui/icon.tsx';
import { DigitPlaces } from './digit-places.tsx';
import { howText } from './how-text.ts';
import { NumberGrid } from './number-grid.tsx';
import { pickByChance } from './pick.rules.ts';
import { randomBelow } from './random.ts';
import { Sides } from './sides.tsx';

/** Returns the odds on a bet's chip: the best prize for numbers, the lowest odds for a side bet. */
const promisedText = (bet: BetType, tag: string): string => {
  const all = bet.odds.map(({ hundredths }) => hundredths);
  return oddsText(bet.kind === 'side' ? Math.min(...all) : Math.max(...all), all, tag);
};

/** Scrolls the row, never the page, to the chosen bet. */
const showChecked = (row: HTMLElement): void => {
  const checked = row.querySelector('[aria-checked="true"]')?.getBoundingClientRect();
  if (checked === undefined) return;
  const shown = row.getBoundingClientRect();
  row.scrollLeft += (checked.left + checked.right - shown.left - shown.right) / 2;
};

/**
 * The ref of a row whose chosen bet is in sight at first, and again when the phone has been turned: a row that was whole begins
 * anew. Only the row's own size counts, since windows change their height while people scroll and type.
 */
function useCheckedInSight(): RefObject<HTMLDivElement | null> {
  const row = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const bets = row.current;
    if (bets === null) return;
    const sizes = new ResizeObserver(() => showChecked(bets));
    sizes.observe(bets);
    return () => sizes.disconnect();
  }, []);
  return row;
}

function BetTypes({ current }: { readonly current: BetType }) {
  const { state, send, texts } = useGame();
  const row = useCheckedInSight();
  return (
    <div className="chips" role="radiogroup" aria-label={texts.t('rulesBets')} ref={row}>
      {state.betTypes.map((bet) => (
        // biome-ignore lint/a11y/useSemanticElements: a chip in a row that scrolls; the group gives it the meaning
        <button
          key={bet.code}
          type="button"
          role="radio"
          className="chip chip--bet"
          aria-checked={bet.code === current.code}
          onClick={() => send({ type: 'betTypeChosen', betType: bet.code })}
        >
          <b>{texts.named(`bet_${bet.code}`, bet.code)}</b>
          <span className="num">×{promisedText(bet, texts.tag)}</span>
        </button>
      ))}
    </div>
  );
}

function Tools({ bet }: { readonly bet: BetType }) {
  const { state, send, texts } = useGame();
  const pickSome = (preferred: readonly number[]) =>
    send({ type: 'picked', pick: pickByChance(bet, state.range, randomBelow, preferred) });
  return (
    <div className="row pad tools">
      <button type="button" className="chip" onClick={() => pickSome([])}>
        <Icon name="shuffle" size="s" />
        <span>{texts.t('quickPick')}</span>
      </button>
      {bet.kind === 'numbers' && state.hot.length >= bet.pick && (
        <button type="button" className="chip" onClick={() => pickSome(state.hot)}>
          <Icon name="flame" size="s" />
          <span>{texts.t('hot')}</span>
        </button>
      )}
      <button type="button" className="chip" onClick={() => send({ type: 'cleared' })}>
        <Icon name="trash" size="s" />
        <span>{texts.t('clear')}</span>
      </button>
    </div>
  );
}

export function PickPanel() {
  const { state, table, texts } = useGame();
  const { pick } = table;
  const bet = state.betTypes.find(({ code }) => code === pick?.betType);
  if (pick === null || bet === undefined) return null;
  return (
    <div className="stack stack--12 pickpanel">
      <BetTypes current={bet} />
      <Tools bet={bet} />
      <div className="pad">
        {bet.kind === 'numbers' && <NumberGrid pick={pick} />}
        {bet.kind === 'digits' && <DigitPlaces pick={pick} />}
        {bet.kind === 'side' && <Sides pick={pick} bet={bet} />}
      </div>
      <p className="pad label muted how">{howText(bet, state.range, texts)}</p>
    </div>
  );
}
