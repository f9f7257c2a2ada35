// A back end that answers only the specification, for tests: behind the real transport, its answers are read by the schemas.
import { calls, type PageSettings } from '@foyer/contract';
import { recorded } from '@foyer/contract/recorded';
import './check-general.ts';
import './check-offer.ts';
import { fakeWire, json, value } from './fake-wire.ts';
import { createLoadCheck } from './load-check.ts';

type SparseName = keyof typeof recorded;

/** The address that is no call's is answered as a typical server does. */
const notFound = (): Response =>
  new Response('<h1>Not Found</h1>', { status: 404, headers: { 'content-type': 'text/html' } });

/** @param page settings of the page; @param changed values of other answers, by call */
export function fakeSparseBackend(page: PageSettings, changed: Partial<Record<SparseName, unknown>> = {}) {
  const replies = new Map(
    Object.entries(recorded).map(([name, answer]) => {
      // The table's own keys.
      const call = name as SparseName;
      return [calls[call].path as string, call in changed ? value(changed[call]) : json(answer)] as const;
    }),
  );
  const wire = fakeWire({ loadCheck: createLoadCheck(page) });
  wire.answer((request, signal) => {
    const reply = replies.get(request.url.replace(/\?.*$/, ''));
    return reply ? reply(request, signal) : notFound();
  });
  return wire;
}
