// The domains of Aurora in the demo, which a journey makes behave as it needs.
import { expect } from '@playwright/test';

export type Behaviour = 'honest' | 'closed' | 'slow' | 'dead' | 'unsigned' | 'forged';

/** Makes a domain of Aurora behave, as the demo's own page does it. */
export async function makeDomain(site: string, host: string, behaviour: Behaviour): Promise<void> {
  const answer = await fetch(`${site}/demo/domains`, {
    method: 'POST',
    redirect: 'manual',
    headers: { origin: site, 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ host, behaviour }).toString(),
  });
  expect(answer.status).toBe(303);
}

/**
 * What the log says when a page of Lotus asks its other domains, as the open dialog of a silent domain does: two of them are
 * nobody's here, and the mirror refuses a probe in the operator's name.
 */
export const lotusAsksOthers = [/stranger: http:\/\/lotus(2|mirror)\.localhost/, /status of 401/] as const;
