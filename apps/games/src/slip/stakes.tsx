// Stake a line: the operator's chips and a field for one's own amount.
/** @jsxImportSource preact */
import { useStage } from '../room/room.context.ts';

interface StakesProps {
  readonly chips: readonly bigint[];
  readonly limits: readonly [bigint, bigint];
  readonly chosen: bigint | null;
  /** What stands in the field; null while a chip is chosen. */
  readonly typed: string | null;
  readonly locked: boolean;
  readonly bad: boolean;
  readonly onChosen: (stake: bigint) => void;
  readonly onTyped: (text: string) => void;
}

export function Stakes({ chips, limits, chosen, typed, locked, bad, onChosen, onTyped }: StakesProps) {
  const { room, texts, money } = useStage();
  if (money === null) return null;
  const [min, max] = limits;
  return (
    <fieldset class="stakefield" disabled={locked}>
      <legend class="field__label">
        <span>{texts.t('stakePerLine')}</span>
        <span class="num">{texts.t('balance', { amount: money.full(room.balance) })}</span>
      </legend>
      <div class="stakes">
        {chips.map((chip) => (
          <button
            key={String(chip)}
            type="button"
            class="stake"
            aria-pressed={typed === null && chip === chosen}
            onClick={() => onChosen(chip)}
          >
            {money.short(chip)}
          </button>
        ))}
        <button type="button" class="stake" aria-pressed={typed !== null} onClick={() => onTyped('')}>
          {texts.t('other')}
        </button>
      </div>
      {typed !== null && (
        <label class="field">
          <span class="vh">{texts.t('otherStake')}</span>
          <span class={`control ${bad && typed !== '' ? 'control--bad' : ''}`}>
            <span class="control__sign">{room.member?.currencySymbol}</span>
            <input
              class="num"
              inputMode="decimal"
              enterKeyHint="done"
              autocomplete="off"
              placeholder={texts.t('otherStake')}
              value={typed}
              autofocus
              onInput={(event) => onTyped(event.currentTarget.value)}
            />
          </span>
          <span class={`hint ${bad && typed !== '' ? 'hint--bad' : ''}`}>
            {texts.t('otherStakeHint', { min: money.full(min), max: money.full(max) })}
          </span>
        </label>
      )}
    </fieldset>
  );
}
