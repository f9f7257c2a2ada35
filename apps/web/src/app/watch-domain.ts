// Watches the page's own domain: shows a dialog when it fails, closes it when it recovers.
import { mayRequestDomains } from '../shell/domains/choose-domains.rules.ts';
import { type DomainWatchEffect, type DomainWatchEvent, domainWatchFlow } from '../shell/domains/domain-watch.flow.ts';
import { findDomain } from '../shell/domains/find-domain.ts';
import { pinKey } from '../shell/domains/pinned-key.ts';
import { isOffline } from '../shell/errors/claims.ts';
import type { AppEventTable } from '../shell/events/events.ts';
import { type Runner, run } from '../shell/flow/flow.ts';
import type { Failure, Outcome } from '../shell/http/outcome.ts';
import type { ClientApp } from './client-app.ts';
import { fetchStatus } from './store-visit.ts';

type Parts = Pick<ClientApp, 'core' | 'shell' | 'pages' | 'queue' | 'reactBy'>;

/** True since something failed that a person waited for: whoever filled in a form and sent it is disturbed by nothing more. */
interface Met {
  byPerson: boolean;
  /** True since an alert has told that the status call failed. */
  isTold: boolean;
  /** The page is a copy of the service worker, which says so itself. */
  readonly isCopy: boolean;
}

const GIVEN_UP = 'domain_not_available';

/**
 * Tells whether the domain was not reached; a block page comes from another server, so it counts. A fault behind the
 * domain says nothing about it.
 */
const isUnanswered = (outcome: Outcome<unknown>): boolean => {
  if (outcome.ok || isOffline(outcome)) return false;
  const { kind, status } = outcome;
  return kind === 'network' || kind === 'timeout' || (kind === 'malformed' && status < 500);
};

const speaksAgainst = (failure: Failure): boolean => failure.errorCode === GIVEN_UP || isUnanswered(failure);

function eventOf(outcome: Outcome<unknown>, now: number): DomainWatchEvent {
  if (outcome.ok) return { type: 'answered', now };
  if (outcome.errorCode === GIVEN_UP) return { type: 'notAvailable', failure: outcome };
  if (isUnanswered(outcome)) return { type: 'unanswered', failure: outcome };
  return { type: 'failed', failure: outcome, now };
}

/** The ping where the page may ask it, else the status again. An answer to it that nobody here can read says nothing. */
async function pingOrFetchStatus(place: Location, core: Parts['core']): Promise<Outcome<unknown>> {
  if (!mayRequestDomains(place.origin)) return fetchStatus(place, core);
  const { transport } = await core.loadNetwork();
  const outcome = await transport.sendUnchecked('system.ping', { speed: Date.now().toFixed() });
  return !outcome.ok && outcome.kind === 'malformed' ? fetchStatus(place, core) : outcome;
}

/** True where no other domain of the operator answers either. */
async function isConnectionLost(shell: Parts['shell']): Promise<boolean> {
  const { origin, isAsked } = await findDomain(shell);
  return isAsked && origin === null;
}

const runnerOf =
  (
    place: Location,
    { core, shell, pages, queue, reactBy }: Parts,
    met: Met,
  ): Runner<DomainWatchEvent, DomainWatchEffect> =>
  (effect, send) => {
    const { overlays, texts } = shell;
    const learn = (outcome: Outcome<unknown>): void => {
      if (outcome.ok) met.byPerson = met.isTold = false;
      send(eventOf(outcome, Date.now()));
    };
    switch (effect.do) {
      case 'check':
        return fetchStatus(place, core).then(learn);
      case 'checkAgain':
        return pingOrFetchStatus(place, core).then(learn);
      case 'askOthers':
        // Over a page that shows nothing the dialog is right in both cases. A copy can be read: only a dead domain is a reason to cover it.
        return (met.isCopy ? isConnectionLost(shell) : Promise.resolve(false)).then((isLost) =>
          send({ type: isLost ? 'connectionLost' : 'domainLost' }),
        );
      case 'wait':
        return void setTimeout(() => send({ type: 'timePassed' }), effect.ms);
      case 'react':
        // A person in a form, or on a page that did not load, gets the message there, once @assumed.
        if (met.byPerson || met.isCopy || shell.busy.any() || pages.page()?.at === 'failed') return;
        met.isTold = true;
        return reactBy('status', effect.failure);
      case 'showFailing':
        // The alert about the failed call says less than the dialog, and would hide it.
        if (met.byPerson || met.isTold) overlays.close('alert');
        void overlays.open('domainFailure', { message: effect.message, reference: effect.reference });
        if (met.byPerson) queue.bringForward('domainFailure');
        return core.loadNetwork().then(({ tabs }) => tabs.notifyDomainFailed());
      case 'showHealed':
        overlays.close('services');
        overlays.close('domainFailure');
        return overlays.toast(texts.t('domainFailure.healed'), 'pos');
    }
  };

/** Begins to watch. The key that proves other domains is pinned first: a dead domain brings none any more. */
export function watchDomain(place: Location, app: Parts, renderedAt: number, isCopy = false): void {
  const { core, shell } = app;
  const { merchant, pingKey } = shell.settings;
  if (pingKey) pinKey(core.store, { merchant, key: pingKey, drawnAt: renderedAt });
  const met: Met = { byPerson: false, isTold: false, isCopy };
  const { send } = run(domainWatchFlow, runnerOf(place, app, met));
  const { events } = shell;
  const hear = ({ by, stopped }: AppEventTable['domainDoubted']): void => {
    // A read may fail beside a form that is still being filled in.
    const isPersons = by?.isRead === false;
    const speaks = !by || by.failure.errorCode === 'network' || (isPersons && speaksAgainst(by.failure));
    if (!speaks) return;
    if (stopped || isPersons) {
      met.byPerson = true;
      app.queue.bringForward('domainFailure');
    }
    if (by?.failure.errorCode === GIVEN_UP) send({ type: 'notAvailable', failure: by.failure });
    else send({ type: 'doubted', now: Date.now() });
  };
  events.on('domainDoubted', hear);
  events.on('wentOnline', () => send({ type: 'doubted', now: Date.now() }));
  events.on('pageShown', () => send({ type: 'seenAgain', now: Date.now() }));
}
