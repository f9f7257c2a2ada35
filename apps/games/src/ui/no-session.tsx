// The page of a game for a visitor and after the session: why nothing can be played, and the way to the site.
import { siteHref } from '../room/site-address.ts';
import type { TextKey, Texts } from '../texts/texts.ts';
import { Message } from './message.tsx';

interface NoSessionProps {
  readonly texts: Texts;
  readonly room: {
    readonly phase: 'ended' | 'visitor';
    readonly isTrial: boolean;
    readonly isFramed: boolean;
    readonly member: { readonly backUrl: string } | null;
  };
  readonly visitorLead: TextKey;
}

export function NoSession({ texts, room, visitorLead }: NoSessionProps) {
  const words = {
    ended: ['endedTitle', 'endedLead'],
    trialEnded: ['trialEndedTitle', 'trialEndedLead'],
    visitor: ['visitorTitle', visitorLead],
  } as const;
  const [title, lead] = words[room.phase === 'ended' && room.isTrial ? 'trialEnded' : room.phase];
  return (
    <Message picture={room.phase === 'ended' ? 'plug' : 'ticket'} title={texts.t(title)} lead={texts.t(lead)}>
      {!room.isFramed && (
        <a className="btn btn--primary btn--md" href={room.member?.backUrl ?? siteHref(location.href)}>
          {texts.t('toSite')}
        </a>
      )}
    </Message>
  );
}
