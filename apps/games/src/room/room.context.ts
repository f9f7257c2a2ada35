// The context of the room's components: state, dispatch, texts, money and the random source.
import type { GameState } from '@foyer/contract';
import { createContext, useContext, useEffect, useState } from 'react';
import type { Money } from '../money/money.ts';
import type { Texts } from '../texts/texts.ts';
import { serverNow } from '../wire/server-clock.ts';
import type { RoomEvent } from './room.events.ts';
import { type Room, type Table, tableOf } from './room.state.ts';

export interface Stage {
  readonly room: Room;
  readonly send: (event: RoomEvent) => void;
  readonly texts: Texts;
  /** Amounts of this member; null until the member is known. */
  readonly money: Money | null;
}

export const StageContext = createContext<Stage | null>(null);

export const useStage = (): Stage => {
  const stage = useContext(StageContext);
  if (stage === null) throw new Error('used outside of the room');
  return stage;
};

/** The lottery on screen, once its state is there. */
export const useGame = (): Stage & { readonly table: Table; readonly state: GameState } => {
  const stage = useStage();
  const table = tableOf(stage.room);
  if (table.state === null) throw new Error('used before the state came');
  return { ...stage, table, state: table.state };
};

/** Draws the part again on every whole second of the server's clock, and answers that time in milliseconds. */
export const useServerTime = (): number => {
  const [now, setNow] = useState(serverNow);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const tick = (): void => {
      setNow(serverNow());
      timer = setTimeout(tick, 1000 - (serverNow() % 1000) + 5);
    };
    tick();
    return () => clearTimeout(timer);
  }, []);
  return now;
};
