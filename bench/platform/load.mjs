// Load from this process by autocannon: calls a second that were answered with 200, and how long the slow ones took.
import autocannon from 'autocannon';

/**
 * Calls `url` for `seconds` over `connections`, one call under way on each. Any other answer than 200 is an error: nothing slow may hide in refusals.
 * @param next answers the next request; null when there is none left
 */
export async function load(url, { connections, seconds, next }) {
  let ranOut = false;
  const setupRequest = (request) => {
    const given = next();
    if (!given) ranOut = true;
    return { ...request, ...given };
  };
  const result = await autocannon({ url, connections, duration: seconds, requests: [{ setupRequest }] });
  if (ranOut) throw new Error('the requests made ahead ran out');
  const other = Object.keys(result.statusCodeStats).filter((code) => code !== '200');
  if (result.errors > 0 || other.length > 0)
    throw new Error(
      `${url}: ${result.errors} errors, ${result.timeouts} time-outs, other answers: ${other.join(' ') || 'none'}`,
    );
  return { rate: result['2xx'] / result.duration, p99: result.latency.p99 };
}
