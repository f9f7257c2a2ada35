// Watches the page's own domain, tells when it fails, and takes that back when it heals.
import { type DomainWatchEffect, type DomainWatchEvent, domainWatchFlow } from '../shell/domains/domain-watch.flow.ts';
import { mayAskRoute } from '../shell/domains/draw.rules.ts';
import { pinKey } from '../shell/domains/pinned-key.ts';
import { type Runner, run } from '../shell/flow/flow.ts';
import type { Outcome } from '../shell/shell.ts';
import type { House } from './create-shell.ts';
import { askStatus } from './visit.ts';

type Parts = Pick<House, 'ground' | 'shell' | 'reactBy'>;

/** A block page is an answer of somebody else: the domain was not reached. A fault behind the domain says nothing about it. */
const isUnanswered = (outcome: Outcome<unknown>): boolean => {
  if (outcome.ok) return false;
  const { kind, status } = outcome;
  return kind === 'network' || kind === 'timeout' || (kind === 'malformed' && status < 500);
};

function eventOf(outcome: Outcome<unknown>, now: number): DomainWatchEvent {
  if (outcome.ok) return { type: 'answered', now };
  if (outcome.errorCode === 'domain_not_available') return { type: 'notAvailable', said: outcome.message };
  if (isUnanswered(outcome)) return { type: 'unanswered', failure: outcome };
  return { type: 'failed', failure: outcome, now };
}

/** The ping where the page may ask it, else the status again. An answer to it that nobody here can read says nothing. */
async function askAgain(place: Location, ground: Parts['ground']): Promise<Outcome<unknown>> {
  if (!mayAskRoute(place.origin)) return askStatus(place, ground);
  const { transport } = await ground.late();
  const outcome = await transport.tell('system.ping', { speed: Date.now().toFixed() });
  return !outcome.ok && outcome.kind === 'malformed' ? askStatus(place, ground) : outcome;
}

const runnerOf =
  (place: Location, { ground, shell, reactBy }: Parts): Runner<DomainWatchEvent, DomainWatchEffect> =>
  (effect, send) => {
    const { overlays, texts } = shell;
    switch (effect.do) {
      case 'ask':
        return void askStatus(place, ground).then((outcome) => send(eventOf(outcome, Date.now())));
      case 'askAgain':
        return void askAgain(place, ground).then((outcome) => send(eventOf(outcome, Date.now())));
      case 'wait':
        return void setTimeout(() => send({ type: 'timePassed' }), effect.ms);
      case 'react':
        return reactBy('status', effect.failure);
      case 'tellFailing':
        void overlays.ask('domainFailure', { message: effect.said });
        return void ground.late().then(({ tabs }) => tabs.tellDomainFailed());
      case 'tellHealed':
        overlays.close('services');
        overlays.close('domainFailure');
        return overlays.toast(texts.t('domainFailure.healed'));
    }
  };

/** Begins to watch. The key that proves other domains is pinned first: a dead domain brings none any more. */
export function watchDomain(place: Location, house: Parts, drawnAt: number): void {
  const { ground, shell } = house;
  const { merchant, pingKey } = shell.settings;
  if (pingKey) pinKey(ground.store, { merchant, key: pingKey, drawnAt });
  const { send } = run(domainWatchFlow, runnerOf(place, house));
  const { events } = shell;
  events.on('domainDoubted', () => send({ type: 'doubted', now: Date.now() }));
  events.on('wentOnline', () => send({ type: 'doubted', now: Date.now() }));
  events.on('pageShown', () => send({ type: 'seenAgain', now: Date.now() }));
}
