// The end of the lobby's bar: a member's balance and messages, or the choice of language for a visitor.
import { LateMemberHead } from '../../kit/member-head/late-member-head.tsx';
import { useSession } from '../../kit/shell-context.tsx';
import { LanguageButton } from '../../kit/site-page.tsx';

export const LobbyHead = () => (useSession() ? <LateMemberHead inset /> : <LanguageButton />);
