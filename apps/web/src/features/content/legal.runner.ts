// Fetches a legal page: a help topic of the operator.
import type { Runner } from '../../shell/flow/flow.ts';
import type { Send } from '../../shell/http/outcome.ts';
import type { LegalEffect, LegalEvent } from './legal.flow.ts';

/** The sheet shows a failure itself and offers another try there. */
export const legalRunner =
  (ask: Send, id: string): Runner<LegalEvent, LegalEffect> =>
  (_, send) =>
    ask('content.helpTopic', { id }, { alert: false }).then((outcome) =>
      send(outcome.ok ? { type: 'arrived', topic: outcome.value } : { type: 'failed', failure: outcome }),
    );
