// GL-02: how the prizes of a launched lottery are set, as `lottoPrizeMode` names it.
import type { Lottery } from './lottery.ts';

/**
 * STANDARD: the operator's odds, which every lottery pays by. TABLE: a draw that fills a table of prizes. A launch with any other
 * mode opens nothing: nobody plays by prizes that the link did not promise @assumed.
 */
export const hasPrizeMode = ({ range }: Pick<Lottery, 'range'>, mode: string): boolean =>
  mode === 'STANDARD' || (mode === 'TABLE' && range.prizes !== undefined);
