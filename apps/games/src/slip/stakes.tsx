// Stake a line: the operator's chips and a field for one's own amount.
import { useStage } from '../room/room.context.ts';

interface StakesProps {
  readonly chips: readonly bigint[];
  readonly limits: readonly [bigint, bigint];
  readonly chosen: bigint | null;
  /** The text in the field; null while a chip is chosen. */
  readonly typed: string | null;
  readonly locked: boolean;
  readonly bad: boolean;
  readonly onChosen: (stake: bigint) => void;
  readonly onTyped: (text: string) => void;
}

/** Focuses the field, which appears on a tap: the player can type at once. */
const focusOnArrival = (field: HTMLInputElement | null): void => field?.focus();

export function Stakes({ chips, limits, chosen, typed, locked, bad, onChosen, onTyped }: StakesProps) {
  const { room, texts, money } = useStage();
  if (money === null) return null;
  const [min, max] = limits;
  return (
    <fieldset className="stakefield" disabled={locked}>
      <legend className="field__label">
        <span>{texts.t('stakePerLine')}</span>
        <span className="num">{texts.t('balance', { amount: money.full(room.balance) })}</span>
      </legend>
      <div className="stakes">
        {chips.map((chip) => (
          <button
            key={String(chip)}
            type="button"
            className="stake"
            aria-pressed={typed === null && chip === chosen}
            onClick={() => onChosen(chip)}
          >
            {money.short(chip)}
          </button>
        ))}
        <button type="button" className="stake" aria-pressed={typed !== null} onClick={() => onTyped('')}>
          {texts.t('other')}
        </button>
      </div>
      {typed !== null && (
        <label className="field">
          <span className="vh">{texts.t('otherStake')}</span>
          <span className={`control ${bad && typed !== '' ? 'control--bad' : ''}`}>
            <span className="control__sign">{room.member?.currencySymbol}</span>
            <input
              className="num"
              inputMode="decimal"
              enterKeyHint="done"
              autoComplete="off"
              placeholder={texts.t('otherStake')}
              value={typed}
              ref={focusOnArrival}
              onInput={(event) => onTyped(event.currentTarget.value)}
            />
          </span>
          <span className={`hint ${bad && typed !== '' ? 'hint--bad' : ''}`}>
            {texts.t('otherStakeHint', { min: money.full(min), max: money.full(max) })}
          </span>
        </label>
      )}
    </fieldset>
  );
}
