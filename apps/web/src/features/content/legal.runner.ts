// Fetches a legal page: a help topic of the operator.
import type { Runner } from '../../shell/flow/flow.ts';
import type { Load } from '../../shell/http/outcome.ts';
import type { LegalEffect, LegalEvent } from './legal.flow.ts';

export const legalRunner =
  (load: Load, id: string): Runner<LegalEvent, LegalEffect> =>
  (_, send) =>
    load('content.helpTopic', { id }).then((outcome) =>
      send(outcome.ok ? { type: 'arrived', topic: outcome.value } : { type: 'failed', failure: outcome }),
    );
