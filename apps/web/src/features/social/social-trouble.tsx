// Shows why a social log-in failed, with a reference that support can search.
import { ProblemNotice } from '../../kit/problem-notice.tsx';
import { useT } from '../../kit/shell-context.tsx';
import { useFailureMessage } from '../../kit/use-failure-message.ts';
import { whole } from '../../shell/identity/auth-text.ts';
import type { SocialProblem } from './social.rules.ts';

/** PH-04: our message, the code, and the service's own message where it has one. */
export function SocialTrouble({ problem }: { readonly problem: SocialProblem }) {
  const t = useT();
  const words = useFailureMessage();
  const { code, reason, reference, help } = problem;
  return (
    <ProblemNotice
      title={t('social.refusedTitle')}
      details={[code && t('identity.code', { code }), reason && t('identity.reason', { reason: whole(reason) })]}
      reference={reference}
      help={help}
    >
      {words(problem)}
    </ProblemNotice>
  );
}
