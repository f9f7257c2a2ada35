// The game as its views read it.
import { createContext, useContext } from 'react';
import type { Money } from '../money/money.ts';
import type { Texts } from '../texts/texts.ts';
import type { GameState, InstantEvent, InstantRoom } from './instant.state.ts';

export interface InstantStage {
  readonly room: InstantRoom;
  readonly send: (event: InstantEvent) => void;
  readonly texts: Texts;
  readonly money: Money | null;
}

export const InstantContext = createContext<InstantStage | null>(null);

export const useInstant = (): InstantStage => {
  const stage = useContext(InstantContext);
  if (stage === null) throw new Error('the game is not on stage');
  return stage;
};

/** The stage once the game's state and the currency are there. */
export const usePlaying = (): InstantStage & { readonly state: GameState; readonly money: Money } => {
  const stage = useInstant();
  const { state } = stage.room;
  if (state === null || stage.money === null) throw new Error('the game has no state yet');
  return { ...stage, state, money: stage.money };
};
