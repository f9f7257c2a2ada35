// Ways to the launch of a game that is no lottery: it opens over the page that it was tapped on.
import { calls, gameCalls } from '@foyer/contract';
import { examples } from '@foyer/contract/examples';
import type { Page } from '@playwright/test';
import { answerFor, closeDialogs, inOrder, see, sheet, tap, type Way } from './ways.ts';

const LANES = calls['game.lanes'].path;
const LAUNCH = calls['game.launch'].path;
const GAMES = 'nav a[href^="/m/game"]';
const TILE = 'main a[href*="vendor=PG"]';

/** The lobby with a game of another company, which the browser fetches on its way from another page. */
const answerWith =
  (change: (lanes: string) => string): Way =>
  (page) => {
    const lanes = change(JSON.stringify(examples['game.lanes'].output).replaceAll('"LOTT"', '"PG"'));
    return answerFor(LANES, 200, { success: true, value: JSON.parse(lanes) })(page);
  };
export const answerLanes = answerWith((lanes) => lanes);
/** Its vendor is in maintenance. */
export const answerResting = answerWith((lanes) => lanes.replace('"maintenance":false', '"maintenance":true'));
/** It cannot be opened yet. */
export const answerSoon = answerWith((lanes) => lanes.replace('"playable":true', '"playable":false'));

export const tapResting: Way = inOrder(tap(GAMES), see(TILE), sheet(TILE));
export const tapSoon: Way = inOrder(tap(GAMES), sheet('main section:last-of-type button:has(small)'));

export const leaveLobby: Way = async (page) => {
  await closeDialogs(page);
  await page.unroute(`**${LANES}*`);
};

/** The game has not answered yet. */
export const startLaunch: Way = async (page) => {
  await page.route(`**${LAUNCH}`, () => undefined);
  await inOrder(tap(GAMES), see(TILE), sheet(TILE))(page);
};

const unrouteLaunch = (page: Page): Promise<void> => page.unroute(`**${LAUNCH}*`);

export const failLaunch: Way = async (page) => {
  await page.unroute(`**${LAUNCH}`);
  await answerFor(LAUNCH, 400, { success: false, errorCode: 'game.unavailable', message: '' })(page);
  await inOrder(sheet(TILE), see('[aria-modal="true"] [role="alert"], [aria-modal="true"] h2 ~ * button'))(page);
};

export const leaveLaunch: Way = async (page) => {
  await closeDialogs(page);
  await unrouteLaunch(page);
  await page.unroute(`**${LANES}*`);
};

/** The buttons of the sheet before play. */
export const PLAY_FOR_MONEY = '[aria-modal="true"] > div > button:first-child';
export const TRY_IT = '[aria-modal="true"] > div > button:last-child:not([aria-pressed])';
/** A tile of a lane: a banner leads to the game without the sheet. */
export const LOTTERY = 'main section:has(h2) a[href*="LOTT"]';
const TRIAL = calls['relay.gameTrialLaunch'].path;

export const refuseTrial: Way = async (page) => {
  await answerFor(TRIAL, 400, { success: false, errorCode: 'game.unavailable', message: '' })(page);
  await inOrder(sheet(LOTTERY), tap(TRY_IT), see('[aria-modal="true"] [role="alert"]'))(page);
};

export const leaveTrial: Way = async (page) => {
  await closeDialogs(page);
  await page.unroute(`**${TRIAL}*`);
};

const ROUND = gameCalls['games.instantBet'].path.replace('{game}', 'beacon');

/** A round wins a jackpot that is as long as one can be. */
export const winJackpot: Way = async (page) => {
  const { output } = examples['games.instantBet'];
  const jackpot = { number: '1', of: '5000000', win: '98765432100' };
  const value = { ...output, round: { ...output.round, round: 'won', jackpot } };
  await answerFor(ROUND, 200, { success: true, value })(page);
  await inOrder(tap('.playbar .btn'), see('.jackpotwon'))(page);
};

export const leaveJackpot: Way = async (page) => {
  await closeDialogs(page);
  await page.unroute(`**${ROUND}*`);
  // The platform knows nothing of that round: the game begins anew.
  await page.reload();
  await page.locator('.phone .playbar').waitFor();
};
