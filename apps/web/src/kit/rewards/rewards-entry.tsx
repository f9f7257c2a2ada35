// What waits for a member in the reward centre: the way to the next level, and the rewards to collect.
import { useState } from 'react';
import { ChevronIcon, GiftIcon } from '../../ui/icons.tsx';
import { List, ListItemContent, listItemClass } from '../../ui/list.tsx';
import { Link } from '../link.tsx';
import { useFlow, useShell, useT } from '../shell-context.tsx';
import { RankStrip } from './rank-strip.tsx';
import { rewardsHintFlow, rewardsHintRunner } from './rewards-hint.flow.ts';
import { rewardsWaiting } from './rewards-waiting.tsx';

export function RewardsEntry() {
  const t = useT();
  const { load } = useShell();
  const [flow] = useState(rewardsHintFlow);
  const [runner] = useState(() => rewardsHintRunner(load));
  const [state] = useFlow(flow, runner);
  if (state.at === 'loading') return rewardsWaiting;
  const { rank, toClaim } = state;
  return (
    <>
      {rank && <RankStrip rank={rank} />}
      <List label={t('pages.rewardCenter')}>
        <li>
          <Link to="rewardCenter" className={listItemClass}>
            <ListItemContent
              icon={<GiftIcon size={20} />}
              tone={toClaim > 0 ? 'gold' : 'accent'}
              title={t('pages.rewardCenter')}
              text={toClaim > 0 ? t('rewards.toClaim', { count: toClaim }) : t('rewards.hint')}
              end={<ChevronIcon size={20} />}
            />
          </Link>
        </li>
      </List>
    </>
  );
}
