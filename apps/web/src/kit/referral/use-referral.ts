// Returns where the referral entry leads this person, as far as it is known.
import { useState } from 'react';
import { readSettings } from '../../shell/settings/settings.ts';
import { useFlow, useShell } from '../shell-context.tsx';
import { promotionsFlow, promotionsRunner } from './promotions.flow.ts';
import { isAgent, type ReferralTarget, referralTarget } from './referral.rules.ts';

export interface Referral {
  /** Null while nobody knows. */
  readonly target: ReferralTarget | null;
  /** Of the failure to find out. */
  readonly reference: string | null;
  readonly retry: () => void;
}

/** @param type of the member; null: a visitor. Whoever uses it renders anew for another member. */
export function useReferral(type: number | null): Referral {
  const { load, settings } = useShell();
  const hasRewardCenter = readSettings(settings).on.rewardCenter;
  // The lists say nothing about an agent.
  const [flow] = useState(() => promotionsFlow(hasRewardCenter && !isAgent(type), type !== null));
  const [runner] = useState(() => promotionsRunner(load));
  const [state, dispatch] = useFlow(flow, runner);
  return {
    target: state.at === 'known' ? referralTarget({ ...state, type, hasRewardCenter }) : null,
    reference: state.at === 'failed' ? state.reference : null,
    retry: () => dispatch({ type: 'retryTapped' }),
  };
}
