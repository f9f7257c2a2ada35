// What a person wants to know of an instant game before play: its rules in short, the stakes, what comes back.
import { texts } from 'virtual:shared-texts/games';
import type { OutputOf } from '@foyer/contract';
import type { CallContext } from '../../../module.ts';
import { textIn } from '../../../texts/text-in.ts';
import { offeredInstantGame } from './instant-play.ts';

export const aboutInstantGame = (code: string, context: CallContext): OutputOf<'game.about'> => {
  const { returns } = offeredInstantGame(code, context);
  const { merchant, language } = context;
  const { min, max } = merchant.stake;
  return {
    rules: (['instantRuleTarget', 'instantRuleResult', 'instantRuleProof'] as const).map((key) =>
      textIn(texts, key, language),
    ),
    stake: { least: min, most: max },
    returns: { least: returns, most: returns },
    hasTrial: true,
  };
};
