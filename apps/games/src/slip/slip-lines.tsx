// The lines of the slip, how to take one away and how to get another.
import { useRef } from 'react';
import { lineOf, pickByChance } from '../pick/pick.rules.ts';
import { randomBelow } from '../pick/random.ts';
import { useGame } from '../room/room.context.ts';
import { MAX_LINES } from '../room/room.state.ts';
import { Icon } from '../ui/icon.tsx';
import { kindName } from './kind-name.ts';
import { LineView } from './line-view.tsx';

const ALPHABET = 26;
const letter = (at: number): string => String.fromCharCode('A'.charCodeAt(0) + at);

/** A, B … Z, AA, AB … */
const letterOf = (at: number): string =>
  at < ALPHABET ? letter(at) : letter(Math.floor(at / ALPHABET) - 1) + letter(at % ALPHABET);

function Adders() {
  const { state, table, send, texts } = useGame();
  const addByChance = () => {
    const bet = state.betTypes.find(({ code }) => code === table.pick?.betType);
    const line = bet === undefined ? null : lineOf(pickByChance(bet, state.range, randomBelow), bet);
    if (line !== null) send({ type: 'lineAdded', line });
  };
  return (
    <div className="row slip__adders">
      <button type="button" className="btn btn--text btn--md" onClick={() => send({ type: 'sheetClosed' })}>
        <Icon name="plus" size="s" />
        <span>{texts.t('addLine')}</span>
      </button>
      <button type="button" className="btn btn--text btn--md" onClick={addByChance}>
        <Icon name="shuffle" size="s" />
        <span>{texts.t('addRandomLine')}</span>
      </button>
    </div>
  );
}

function Line({ at, locked }: { readonly at: number; readonly locked: boolean }) {
  const { state, table, send, texts } = useGame();
  const line = table.lines[at];
  if (line === undefined) return null;
  return (
    <div className="row slipline">
      <b className="faint">{letterOf(at)}</b>
      <div className="grow slipline__line">
        <LineView line={line} range={state.range} />
        <span className="caption muted">{kindName(line, texts)}</span>
      </div>
      <button
        type="button"
        className="iconbtn"
        disabled={locked}
        aria-label={texts.t('removeLine', { letter: letterOf(at) })}
        onClick={() => send({ type: 'lineRemoved', at })}
      >
        <Icon name="x" size="s" />
      </button>
    </div>
  );
}

export function SlipLines({ locked }: { readonly locked: boolean }) {
  const { table, texts } = useGame();
  const count = table.lines.length;
  const shown = useRef(0);
  const showNewest = (list: HTMLElement | null): void => {
    if (list === null) return;
    if (count > shown.current) list.scrollTop = list.scrollHeight;
    shown.current = count;
  };
  return (
    <div className="stack stack--8">
      {count === 0 && (
        <p className="slipempty">
          <b>{texts.t('slipEmpty')}</b>
          <span className="muted">{texts.t('slipEmptyLead')}</span>
        </p>
      )}
      <div className="stack stack--8 lines" ref={showNewest}>
        {table.lines.map((_, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a line is told by its place
          <Line key={at} at={at} locked={locked} />
        ))}
      </div>
      {!locked && count < MAX_LINES && <Adders />}
    </div>
  );
}
