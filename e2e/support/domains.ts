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
