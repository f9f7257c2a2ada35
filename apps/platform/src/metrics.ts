// The metrics of the platform, for Prometheus.
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/** Seconds; an answer within the first is a fast read, past the last it has failed the caller. */
const DURATION_BUCKETS_S = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 8, 30];

export interface Metrics {
  readonly registry: Registry;
  readonly calls: Histogram<'call' | 'status'>;
  readonly refusals: Counter<'call' | 'code'>;
  readonly faults: Counter<'call'>;
  readonly turnedAway: Counter<'why'>;
  readonly hashQueue: Gauge;
  readonly messages: Counter<'channel' | 'outcome'>;
  readonly stoppedBlocks: Counter<'merchant'>;
  readonly ledgerFaults: Gauge;
  readonly ledgerCheckedAt: Gauge;
  readonly bonusesStuck: Gauge;
  readonly receiptsStuck: Gauge;
  readonly purgesFailed: Counter;
  readonly editsSetAside: Gauge<'merchant'>;
  readonly noticesSetAside: Counter<'merchant' | 'why'>;
  readonly vendorCallsNotBelieved: Counter<'merchant' | 'vendor' | 'why'>;
  readonly vendorLaunchesFailed: Counter<'merchant' | 'vendor' | 'why'>;
}

/** Between two looks at how late the event loop is; at the library's 10 ms an idle program woke a hundred times a second for them. */
const LOOK_AT_LOOP_MS = 100;

/** @param databaseWaiting how many statements and transactions wait for a connection to the database */
export const createMetrics = (databaseWaiting: () => number): Metrics => {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry, eventLoopMonitoringPrecision: LOOK_AT_LOOP_MS });
  const registers = [registry];
  new Gauge({
    name: 'foyer_database_waiting',
    help: 'Statements and transactions that wait for a connection to the database',
    registers,
    collect() {
      this.set(databaseWaiting());
    },
  });
  return {
    registry,
    calls: new Histogram({
      name: 'foyer_call_seconds',
      help: 'Time to answer a call',
      labelNames: ['call', 'status'],
      buckets: DURATION_BUCKETS_S,
      registers,
    }),
    refusals: new Counter({
      name: 'foyer_refusals_total',
      help: 'Refused calls by code',
      labelNames: ['call', 'code'],
      registers,
    }),
    faults: new Counter({
      name: 'foyer_faults_total',
      help: 'Calls that failed by our fault',
      labelNames: ['call'],
      registers,
    }),
    turnedAway: new Counter({
      name: 'foyer_turned_away_total',
      help: 'Requests and connections refused before anything read them, by reason',
      labelNames: ['why'],
      registers,
    }),
    hashQueue: new Gauge({ name: 'foyer_password_queue', help: 'Passwords waiting to be checked', registers }),
    messages: new Counter({
      name: 'foyer_messages_total',
      help: 'Messages handed to a provider, by what came of it',
      labelNames: ['channel', 'outcome'],
      registers,
    }),
    stoppedBlocks: new Counter({
      name: 'foyer_sms_blocks_stopped_total',
      help: 'Blocks of a thousand numbers stopped because hardly any code sent there was used',
      labelNames: ['merchant'],
      registers,
    }),
    noticesSetAside: new Counter({
      name: 'foyer_payment_notices_set_aside_total',
      help: 'Notices of payment providers that were not believed or did not fit an order, by reason',
      labelNames: ['merchant', 'why'],
      registers,
    }),
    vendorCallsNotBelieved: new Counter({
      name: 'foyer_vendor_calls_not_believed_total',
      help: 'Calls of game vendors on the wallet with a wrong signature, time or form, by reason',
      labelNames: ['merchant', 'vendor', 'why'],
      registers,
    }),
    vendorLaunchesFailed: new Counter({
      name: 'foyer_vendor_launches_failed_total',
      help: 'Games that a vendor did not open, or opened at an address that is not on the list of the operator, by reason',
      labelNames: ['merchant', 'vendor', 'why'],
      registers,
    }),
    editsSetAside: new Gauge({
      name: 'foyer_edits_set_aside',
      help: 'Edits of settings and banners that do not fit the operator files and are not served',
      labelNames: ['merchant'],
      registers,
    }),
    ledgerFaults: new Gauge({
      name: 'foyer_ledger_faults',
      help: 'Promises of the ledger that were broken at its last check; -1: the last check did not end, or there was none yet',
      registers,
    }),
    ledgerCheckedAt: new Gauge({
      name: 'foyer_ledger_checked_timestamp_seconds',
      help: 'When the last check of the ledger ended; 0: none has',
      registers,
    }),
    bonusesStuck: new Gauge({
      name: 'foyer_bonuses_stuck',
      help: 'Bonuses whose time is over and that could not be taken back at the last turn',
      registers,
    }),
    purgesFailed: new Counter({
      name: 'foyer_purges_failed_total',
      help: 'Statements that delete expired rows and failed',
      registers,
    }),
    receiptsStuck: new Gauge({
      name: 'foyer_receipts_stuck',
      help: 'Receipts of drawn issues that could not be settled at the last turn',
      registers,
    }),
  };
};
