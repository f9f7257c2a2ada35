// A member's or an agent's invitation: the link, and those who came by it.
import { useState } from 'react';
import { ProblemNotice } from '../../kit/problem-notice.tsx';
import { invitationLink } from '../../kit/referral/referral.rules.ts';
import { TalkToUsButton } from '../../kit/services/talk-to-us.tsx';
import { useFlow, useShell, useT } from '../../kit/shell-context.tsx';
import { Button } from '../../ui/button.tsx';
import { FriendsIllustration } from '../../ui/friends-illustration.tsx';
import { PageMessage } from '../../ui/page-message.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { invitationFlow } from './invitation.flow.ts';
import { invitationRunner } from './invitation.runner.ts';
import { InvitedList } from './invited-list.tsx';
import { LinkCard } from './link-card.tsx';

export interface InvitationProps {
  /** An agent registers members, a player invites friends. */
  readonly as: 'agent' | 'player';
}

const words = {
  agent: { link: 'referral.agentLink', list: 'referral.agentList', none: 'referral.agentNone' },
  player: { link: 'referral.link', list: 'referral.list', none: 'referral.none' },
} as const;

export interface LoadFailureProps {
  readonly reference: string;
  readonly onRetry: () => void;
}

export function LoadFailure({ reference, onRetry }: LoadFailureProps) {
  const t = useT();
  const again = (
    <Button variant="line" size="md" onClick={onRetry}>
      {t('common.retry')}
    </Button>
  );
  return (
    <ProblemNotice reference={reference} below={again}>
      {t('referral.failed')}
    </ProblemNotice>
  );
}

/** The operator has no invitations for this member: customer service knows why. */
export function NotOpen() {
  const t = useT();
  return (
    <PageMessage
      illustration={<FriendsIllustration />}
      title={t('referral.closedTitle')}
      text={t('referral.closedText')}
    >
      <TalkToUsButton />
    </PageMessage>
  );
}

export const InvitationSkeleton = () => (
  <>
    <Skeleton shape="linkCard" />
    <Skeleton shape="block" />
  </>
);

export function Invitation({ as }: InvitationProps) {
  const t = useT();
  const shell = useShell();
  const [runner] = useState(() => invitationRunner(shell));
  const [state, dispatch] = useFlow(invitationFlow, runner);
  if (state.at === 'loading') return <InvitationSkeleton />;
  if (state.at === 'failed')
    return <LoadFailure reference={state.reference} onRetry={() => dispatch({ type: 'retryTapped' })} />;
  if (state.at === 'notOffered') return <NotOpen />;
  const { invited, qr } = state;
  const { link, list, none } = words[as];
  return (
    <>
      {invited.code === null ? (
        <NotOpen />
      ) : (
        <LinkCard title={t(link)} link={invitationLink(shell.navigation.origin, invited.code)} qr={qr} />
      )}
      <InvitedList title={t(list)} none={t(none)} first={invited} />
    </>
  );
}
