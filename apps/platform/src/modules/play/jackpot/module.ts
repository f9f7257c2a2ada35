// Jackpots: what waits in them is fed and won by rounds of other modules; here is what a member gets of the own ones.
import type { Module, PlatformContext } from '../../../module.ts';
import { jackpotData } from './member-data.ts';

export const jackpotModule = (platform: Pick<PlatformContext, 'db'>) =>
  ({ name: 'jackpot', memberData: jackpotData(platform) }) satisfies Module;
