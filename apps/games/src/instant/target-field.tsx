// The multiple to bet on: a field with steps, some common ones, and the chance that goes with it.

import { numberShape } from '@foyer/contract/numbers';
import { Icon } from '../ui/icon.tsx';
import { usePlaying } from './instant.context.ts';
import { chanceText, fieldText, isTargetBad, multipleText, stepped } from './multiple.rules.ts';

const common = [150, 200, 500, 1_000, 10_000] as const;

export function TargetField() {
  const { room, state, send, texts } = usePlaying();
  const { target, typedTarget } = room;
  const { targets, returns } = state;
  const isBad = isTargetBad(typedTarget, targets);
  const { decimal } = numberShape(texts.tag);
  const limits = texts.t('instantTargetLimits', {
    least: `\u2066${multipleText(targets.least, texts.tag)}\u2069`,
    most: `\u2066${multipleText(targets.most, texts.tag)}\u2069`,
  });
  return (
    <fieldset className="target">
      <legend className="field__label">
        <span>{texts.t('instantTarget')}</span>
        <span className="num">
          {texts.t('instantChance', { percent: `\u2066${chanceText(target, returns, texts.tag)}\u2069` })}
        </span>
      </legend>
      <div className="target__steps">
        <button
          type="button"
          className="stake"
          aria-label={texts.t('instantLess')}
          onClick={() => send({ type: 'targetChosen', target: stepped(target, -1, targets) })}
        >
          <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
            <path d="M5.5 12h13" />
          </svg>
        </button>
        <label className={`control ltr ${isBad ? 'control--bad' : ''}`}>
          <span className="vh">{texts.t('instantTarget')}</span>
          <span aria-hidden="true">×</span>
          <input
            className="num"
            inputMode="decimal"
            enterKeyHint="done"
            autoComplete="off"
            value={typedTarget ?? fieldText(target, texts.tag)}
            aria-invalid={isBad}
            onInput={(event) => send({ type: 'targetTyped', text: event.currentTarget.value })}
            onBlur={() => send({ type: 'targetLeft' })}
            onKeyDown={(event) => event.key === 'Enter' && event.currentTarget.blur()}
          />
        </label>
        <button
          type="button"
          className="stake"
          aria-label={texts.t('instantMore')}
          onClick={() => send({ type: 'targetChosen', target: stepped(target, 1, targets) })}
        >
          <Icon name="plus" />
        </button>
      </div>
      {isBad ? (
        <p className="hint hint--bad" role="alert">
          <Icon name="alert" size="xs" />
          <span>{limits}</span>
        </p>
      ) : (
        <div className="stakes">
          {common.map((multiple) => (
            <button
              key={multiple}
              type="button"
              className="stake stake--s num"
              aria-pressed={multiple === target}
              onClick={() => send({ type: 'targetChosen', target: multiple })}
            >
              <span className="ltr">×{String(multiple / 100).replace('.', decimal)}</span>
            </button>
          ))}
        </div>
      )}
    </fieldset>
  );
}
