// Words and figures of pages where members pay: what an operator calls its ways to pay in, and amounts as people type them.
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { amountOf, escaped, journeyLanguage } from './texts.ts';

type Titles = Readonly<Record<string, string>>;

interface Payments {
  readonly depositBonus: { readonly title: Titles };
  readonly methods: readonly { readonly code: string; readonly title: Titles }[];
}

const merchant = resolve(import.meta.dirname, '../../merchants/aurora/merchant.json');
const { payments } = JSON.parse(readFileSync(merchant, 'utf8')) as { readonly payments: Payments };

const inJourneyLanguage = ({ EN, [journeyLanguage]: own = EN }: Titles): string => own ?? '';

type MethodCode = 'card' | 'wallet' | 'bank' | 'pix' | 'usdt';

/** Aurora's name of a way to pay in. */
function methodTitle(code: MethodCode): string {
  const method = payments.methods.find((row) => row.code === code);
  if (method === undefined) throw new Error(`Aurora has no way to pay in by ${code}`);
  return inJourneyLanguage(method.title);
}

/** Chooses how to pay, by a tap on the row: where its words take two lines, they lie over the middle of the radio button. */
export async function chooseMethod(page: Page, code: MethodCode): Promise<void> {
  const radio = page.getByRole('radio', { name: new RegExp(`^${escaped(methodTitle(code))}`) });
  await page.locator('label', { has: radio }).click();
  await expect(radio).toBeChecked();
}

/** Aurora's name of the bonus with a deposit. */
export const bonusTitle = inJourneyLanguage(payments.depositBonus.title);

/** Dollars as a member types them, with the signs of the language: "1,000.50". */
export const typedDollars = (cents: string): string => amountOf(cents).replace('$', '');

/** What ends in this text. */
export const endingIn = (text: string): RegExp => new RegExp(`${escaped(text)}$`);

/** This amount and nothing else: a room that runs from the right sets it apart. */
export const onlyAmount = (text: string): RegExp => new RegExp(`^\u2066?${escaped(text)}\u2069?$`);
