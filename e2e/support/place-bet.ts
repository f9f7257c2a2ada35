// A bet in the room of a lottery, as a person places it.
import type { FrameLocator, Page } from '@playwright/test';
import { actUntil } from './act-until.ts';
import { gameText } from './texts.ts';

/** Bets what `pick` picks. A draw that closes meanwhile refuses the bet, and the slip stays open for the next one. */
export async function placeBet(room: Page | FrameLocator, pick: () => Promise<void>): Promise<void> {
  const button = (key: string) => room.getByRole('button', { name: new RegExp(`^${gameText(key)}`) });
  const sheet = (title: string) => room.getByRole('dialog', { name: gameText(title) });
  await actUntil(sheet('receiptTitle').waitFor(), async () => {
    // Between two draws, the button of a slip that stays open has another text.
    if (!(await sheet('slipTitle').isVisible())) {
      await pick();
      await button('addToSlip').click();
    }
    await button('placeBet').click();
  });
}

/** Bets on an odd sum. */
export async function betOnOdd(room: Page | FrameLocator): Promise<void> {
  await room.getByRole('radio', { name: new RegExp(gameText('bet_parity')) }).click();
  const sides = room.getByRole('group', { name: gameText('bet_parity') });
  await placeBet(room, () => sides.getByRole('button', { name: new RegExp(`^${gameText('side_odd')}`) }).click());
}
