// The stake: the operator's chips and a field for one's own amount.
import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { currencyOf, typedAmount } from '../money/money.ts';
import { Icon } from '../ui/icon.tsx';
import { usePlaying } from './instant.context.ts';

export function StakeField() {
  const { room, state, send, texts, money } = usePlaying();
  const { member, stake, typedStake } = room;
  const field = useRef<HTMLInputElement>(null);
  const { min, max, chips } = state.stake;
  const fits = stake !== null && stake >= BigInt(min) && stake <= BigInt(max);
  const isBad = typedStake !== null && typedStake !== '' && !fits;
  const type = (text: string): void => {
    const amount = member && typedAmount(text, currencyOf(member), texts.tag);
    send({ type: 'stakeTyped', text, stake: amount });
  };
  /** Phones open their keyboard only for a focus within the tap, so the field is rendered at once. */
  const openField = (): void => {
    flushSync(() => type(''));
    field.current?.focus();
  };
  return (
    <fieldset className="stakefield">
      <legend className="field__label">
        <span>{texts.t('rulesStake')}</span>
        <span className="num">
          {texts.t('otherStakeRange', { min: money.full(BigInt(min)), max: money.full(BigInt(max)) })}
        </span>
      </legend>
      <div className="stakes">
        {chips.map((chip) => (
          <button
            key={chip}
            type="button"
            className="stake"
            aria-pressed={typedStake === null && stake === BigInt(chip)}
            onClick={() => send({ type: 'stakeChosen', stake: BigInt(chip) })}
          >
            {money.short(BigInt(chip))}
          </button>
        ))}
        <button type="button" className="stake" aria-pressed={typedStake !== null} onClick={openField}>
          {texts.t('other')}
        </button>
      </div>
      {typedStake !== null && (
        <label className="field">
          <span className="vh">{texts.t('otherStake')}</span>
          <span className={`control ${isBad ? 'control--bad' : ''}`}>
            <span className="control__sign">{member?.currencySymbol}</span>
            <input
              ref={field}
              className="num"
              inputMode="decimal"
              enterKeyHint="done"
              autoComplete="off"
              placeholder={texts.t('otherStake')}
              value={typedStake}
              aria-invalid={isBad}
              onInput={(event) => type(event.currentTarget.value)}
            />
          </span>
          {isBad && (
            <span className="hint hint--bad" role="alert">
              <Icon name="alert" size="xs" />
              <span>{texts.t('error_stake.out.of.range')}</span>
            </span>
          )}
        </label>
      )}
    </fieldset>
  );
}
