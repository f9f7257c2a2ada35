// Reads from the browser's trace when frames of a page were presented.

/** What has to be traced for it. */
export const FRAMES = ['cc', 'benchmark', 'disabled-by-default-devtools.timeline.frame', 'blink.user_timing'];

/** Milliseconds from each time to the next. */
export const gaps = (times) => times.slice(1).map((time, at) => time - times[at]);

/** Times of the trace's marks, in microseconds. */
const markOf = (events, name) => events.find((event) => event.cat === 'blink.user_timing' && event.name === name)?.ts;

/**
 * The frames of the page between the marks "<name>-from" and "<name>-to", each with the time at which it was presented. A frame that the main thread
 * was too slow for is presented twice, first without and then with the main thread's part: the first counts.
 */
export function presented(events, name) {
  const [from, to] = [markOf(events, `${name}-from`), markOf(events, `${name}-to`)];
  const page = events.find((event) => event.name === `${name}-from`)?.pid;
  const ends = new Map();
  const reports = events.filter((event) => event.name === 'PipelineReporter' && event.pid === page);
  for (const { ph, id2, ts } of reports) if (ph === 'e') ends.set(id2.local, [...(ends.get(id2.local) ?? []), ts]);
  const frames = new Map();
  for (const { ph, id2, ts, args } of reports) {
    if (ph !== 'b' || !/^STATE_PRESENTED/.test(args.frame_reporter.state)) continue;
    const end = ends.get(id2.local)?.find((time) => time >= ts);
    const { frame_sequence: sequence, state } = args.frame_reporter;
    if (end === undefined || end < from || end > to) continue;
    const known = frames.get(sequence);
    if (!known || end < known.at) frames.set(sequence, { at: end, isPartial: state === 'STATE_PRESENTED_PARTIAL' });
  }
  return [...frames.values()].sort((one, other) => one.at - other.at);
}
