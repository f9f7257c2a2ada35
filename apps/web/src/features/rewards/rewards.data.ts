// Loads the pages of rewards; null where the operator has none.
import type { OutputOf } from '@foyer/contract';
import { orNone } from '../../shell/http/failure.ts';
import type { Load, Outcome } from '../../shell/http/outcome.ts';

export type Rewards = OutputOf<'promotion.rewards'>;
export type Market = OutputOf<'promotion.mall'>;
export type Board = OutputOf<'promotion.leaderBoard'>;
export type Benefits = OutputOf<'promotion.benefits'>;

export const loadRewards = async (load: Load): Promise<Outcome<Rewards | null>> =>
  orNone<Rewards | null>(await load('promotion.rewards', {}), null);
export const loadMarket = async (load: Load): Promise<Outcome<Market | null>> =>
  orNone<Market | null>(await load('promotion.mall', {}), null);
export const loadBoard = async (load: Load): Promise<Outcome<Board | null>> =>
  orNone<Board | null>(await load('promotion.leaderBoard', {}), null);
export const loadBenefits = async (load: Load): Promise<Outcome<Benefits | null>> =>
  orNone<Benefits | null>(await load('promotion.benefits', {}), null);
