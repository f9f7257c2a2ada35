// Stake a line: the operator's chips and a field for one's own amount.
import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { useStage } from '../room/room.context.ts';
import { Icon } from '../ui/icon.tsx';

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

export function Stakes({ chips, limits, chosen, typed, locked, bad, onChosen, onTyped }: StakesProps) {
  const { room, texts, money } = useStage();
  const field = useRef<HTMLInputElement>(null);
  if (money === null) return null;
  const [min, max] = limits;
  const isBad = bad && typed !== null && typed !== '';
  /** Phones open their keyboard only for a focus within the tap, so the field is rendered at once. */
  const openField = (): void => {
    flushSync(() => onTyped(''));
    field.current?.focus();
  };
  return (
    <fieldset className="stakefield" disabled={locked}>
      <legend className="field__label">
        <span>{texts.t('stakePerLine')}</span>
        <span className="num">{texts.t('balance', { amount: money.rounded(room.balance) })}</span>
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
        <button type="button" className="stake" aria-pressed={typed !== null} onClick={openField}>
          {texts.t('other')}
        </button>
      </div>
      {typed !== null && (
        <label className="field">
          <span className="vh">{texts.t('otherStake')}</span>
          <span className={`control ${isBad ? 'control--bad' : ''}`}>
            <span className="control__sign">{room.member?.currencySymbol}</span>
            <input
              className="num"
              inputMode="decimal"
              enterKeyHint="done"
              autoComplete="off"
              placeholder={texts.t('otherStake')}
              value={typed}
              ref={field}
              aria-invalid={isBad}
              onInput={(event) => onTyped(event.currentTarget.value)}
            />
          </span>
          <span className={`hint ${isBad ? 'hint--bad' : ''}`} role={isBad ? 'alert' : undefined}>
            {isBad && <Icon name="alert" size="xs" />}
            <span>{texts.t('otherStakeHint', { min: money.full(min), max: money.full(max) })}</span>
          </span>
        </label>
      )}
    </fieldset>
  );
}
