// Ways to the states of the bonus on the deposit page: offered with long amounts, and chosen.
import { calls, type OutputOf } from '@foyer/contract';
import { examples } from '@foyer/contract/examples';
import { answerFor, inOrder, tap, type, type Way } from './ways.ts';

const SETTINGS = calls['relay.depositSettings'].path;

const { methods } = examples['relay.depositSettings'].output;
const settings: OutputOf<'relay.depositSettings'> = {
  methods: methods.map((method) => ({ ...method, max: '500000000', quickPicks: [...method.quickPicks] })),
  bonus: { title: 'Deposit bonus', percent: 50, most: '100000000', leastDeposit: '20000', turnover: 5, days: 30 },
};

export const answerBonus: Way = answerFor(SETTINGS, 200, { success: true, value: settings });

export const chooseBonus: Way = inOrder(type('input[name=amount]', '1234567'), tap('main input[type=checkbox]'));

/** The form would be filled in again the next time. */
export const leaveBonus: Way = inOrder(type('input[name=amount]', ''), (page) => page.unroute(`**${SETTINGS}*`));
