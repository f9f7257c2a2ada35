// What a person wants to know of an instant game before play: its rules in short, the stakes, what comes back.
import { texts } from 'virtual:shared-texts/games';
import { type JackpotFacts, type LanguageCode, languages, type OutputOf } from '@foyer/contract';
import { groupDigits, numberShape } from '@foyer/contract/numbers';
import { formatPercent } from '@foyer/contract/percent';
import type { Merchant } from '../../../merchants/merchant.ts';
import type { CallContext, PlatformContext } from '../../../module.ts';
import { amountText } from '../../../texts/amount-text.ts';
import { textIn } from '../../../texts/text-in.ts';
import { jackpotOf, waitingPot, wireJackpot } from '../jackpot/api.ts';
import { offeredInstantGame } from './instant-play.ts';

/** What feeds the jackpot, and the chance of the first chip to win it. */
const jackpotRule = (
  { share, seed, stakesPerWin }: JackpotFacts,
  merchant: Merchant,
  language: LanguageCode,
): string => {
  const { chips, min } = merchant.stake;
  const stake = BigInt(chips[0] ?? min);
  const money = (amount: bigint): string => amountText(amount, merchant.settings, language);
  return textIn(texts, 'jackpotRule', language, {
    share: formatPercent(share, languages[language].tag),
    stake: money(stake),
    chance: groupDigits(String(BigInt(stakesPerWin) / stake), numberShape(languages[language].tag)),
    seed: money(BigInt(seed)),
  });
};

export const aboutInstantGame = async (
  { db }: Pick<PlatformContext, 'db'>,
  code: string,
  context: CallContext,
): Promise<OutputOf<'game.about'>> => {
  const { returns } = offeredInstantGame(code, context);
  const { merchant, language } = context;
  const offered = jackpotOf(merchant, code);
  const jackpot = offered && wireJackpot(offered, await waitingPot(db, merchant, offered));
  const { min, max } = merchant.stake;
  return {
    rules: [
      ...(['instantRuleTarget', 'instantRuleResult', 'instantRuleProof'] as const).map((key) =>
        textIn(texts, key, language),
      ),
      ...(jackpot === null ? [] : [jackpotRule(jackpot, merchant, language)]),
    ],
    stake: { least: min, most: max },
    returns: { least: returns, most: returns },
    hasTrial: true,
    jackpot,
  };
};
