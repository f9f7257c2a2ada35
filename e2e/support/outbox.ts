// The demo's outbox as a person reads it: the newest message to a recipient, and the code in it.
import type { Operator } from './operators.ts';
import type { Site } from './product.ts';

const card = /<article[^>]*>[\s\S]*?<\/article>/g;

/** The newest code to a number or an address; `null` when none was sent. */
export async function codeTo(product: Site, operator: Operator, recipient: string): Promise<string | null> {
  // The second operator answers any host on the next port, so that no name has to resolve here.
  const answer = await fetch(`http://127.0.0.1:${product.port + (operator === 'lotus' ? 1 : 0)}/demo/outbox`);
  const cards = (await answer.text()).match(card) ?? [];
  const newest = cards.find((text) => text.includes(`<bdi>${recipient}</bdi>`));
  return /data-code>(\d{6})</.exec(newest ?? '')?.[1] ?? null;
}

/** Returns the code that the authenticator of the demo member with a second factor shows now. */
export async function authenticatorCode(product: Site, operator: Operator): Promise<string> {
  const answer = await fetch(`http://127.0.0.1:${product.port + (operator === 'lotus' ? 1 : 0)}/demo/outbox`);
  return /data-authenticator>(\d{6})</.exec(await answer.text())?.[1] ?? '';
}
