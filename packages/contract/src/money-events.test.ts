import { expect, test } from 'vitest';
import { eventsOfDeposit, type MoneyEventName, moneyEventFields, moneyEvents } from './money-events.ts';

const source = { customerId: 'c1', customerName: '', eventID: 'e1', amount: '50.00', currency: 'USD' };

test.each<[MoneyEventName, string, number, 'order' | 'member']>([
  ['depositSubmit', '0', 0, 'order'],
  ['deposit', '50.00', 0, 'order'],
  ['firstDepositArrival', '50.00', 0, 'member'],
  ['firstDeposit', '50.00', 2500, 'member'],
  ['redeposit', '50.00', 2500, 'order'],
  ['withdraw', '0', 0, 'order'],
])('%s has a revenue of %s, is due after %s ms and happens once per %s', (name, revenue, afterMs, oncePer) => {
  expect(moneyEventFields(name, source)).toEqual({
    customerId: 'c1',
    customerName: '',
    amount: '50.00',
    revenue,
    value: '50.00',
    currency: 'USD',
    af_revenue: revenue,
    af_currency: 'USD',
    eventID: 'e1',
  });
  expect(moneyEvents[name]).toMatchObject({ afterMs, oncePer });
});

test('a deposit is the first one or a later one, never both', () => {
  expect(eventsOfDeposit(true)).toEqual(['deposit', 'firstDepositArrival', 'firstDeposit']);
  expect(eventsOfDeposit(false)).toEqual(['deposit', 'redeposit']);
});
