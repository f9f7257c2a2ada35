// Limits of the pages as one table: ratios of medians in one run, and bytes over the wire.
const KIB = 1024;

/**
 * Limits of a page of ours, measured beside its static baseline and the baselines of the same run.
 * Each row: what it says, the figure, and the most it may be.
 */
export const limitsOf = (ours, staticBaseline, baseline) => [
  ['LCP ÷ spa', ours.lcp / baseline.spa.lcp, 0.75],
  ['FCP ÷ static baseline', ours.fcp / staticBaseline.fcp, 1.4],
  ['LCP ÷ static baseline', ours.lcp / staticBaseline.lcp, 1.5],
  ['first working tap ÷ ssr', ours.tap / baseline.ssr.tap, 1.6],
  ['blocked ÷ ssr', ours.blocked / Math.max(baseline.ssr.blocked, 1), 2],
  ['TBT ms', ours.tbt, 200],
  ['CLS', ours.cls, 0],
  ['requests before usable', ours.requestsBeforeUsable, 8],
  ['JavaScript before usable KiB', ours.jsBeforeUsable / KIB, 96],
  ['JavaScript before idle KiB', ours.jsBeforeIdle / KIB, 100],
  // With what follows while nobody touches the page: what a tap needs is there before it, and who reads only pays for it.
  ['JavaScript of the whole first visit KiB', ours.js / KIB, 200],
  ['page errors', ours.errors.length, 0],
];

/** Limits of a second visit, whose page comes from the service worker; of home, which most visitors come back to. */
export const secondLimitsOf = (ours, staticBaseline) => [
  ['second FCP ÷ second of static baseline', ours.secondFcp / staticBaseline.secondFcp, 0.9],
  ['second LCP ÷ first of static baseline', ours.secondLcp / staticBaseline.lcp, 0.6],
];

/** The static baseline is honest only when it stays a small page. */
export const STATIC_BASELINE_MAX_BYTES = 14 * KIB;
/** A log-in is one round trip after the tap: the link's latency and this much for the machine to answer and to paint. */
export const LOGIN_ROUND_TRIPS = 1;
/** Platform: ratios against bare servers of the same run. */
export const SESSION_READ_MIN = 0.6;
export const LOGIN_MIN = 0.75;
export const REGISTER_MIN = 0.7;
export const SMS_SEND_MIN = 0.3;
export const DEPOSIT_MIN = 0.45;
export const NOTICE_MIN = 0.4;
export const LAUNCH_MIN = 0.45;
/** Money: the slowest hundredth of calls, against that of the bare insert. */
export const MONEY_P99_MOST = 2;
/** The chat: the slowest hundredth of deliveries to 1,000 connections, against a bare server with one durable insert. */
export const CHAT_P99_MOST = 3;
/** Web server: a page that is kept, for a visitor whose verdict is kept, against a bare server of the same run. */
export const KEPT_PAGE_MIN = 0.8;
/** Domains: finding the fastest of ten, against one question to that one in the same run. */
export const PROBE_MOST = 1.2;
/** Scrolling: the 95th percentile between presented frames of a long list, against that of an empty one. */
export const SCROLL_P95_MOST = 1.3;
/** The draw of a lottery: milliseconds from one presented frame to the next, at most. */
export const DRAW_FRAME_MOST_MS = 50;
/** The lobby's search over 3,000 games: matching them, from a key to its painted result, and the catalogue over the wire. */
export const SEARCH_MATCH_MOST_MS = 16;
export const SEARCH_PAINT_MOST_MS = 100;
export const CATALOGUE_MOST_KIB = 40;
/** A category of 300 tiles: the 95th percentile between presented frames, against that of an empty one. */
export const TILES_P95_MOST = 1.3;
/** From a tap on a game to the navigation, beside the launch's own call: the specified pause of 150 ms, and 50. */
export const LAUNCH_REST_MOST_MS = 200;
