// The oldest Node that runs Foyer, checked before anything is installed.

/** The version that undici 7 requires, through which the site speaks to its back end. */
const OLDEST_NODE = '20.18.1';

const isOlder = (version, least) => version.localeCompare(least, 'en', { numeric: true }) < 0;

/** Ends the process with a sentence where this Node is too old. */
export function requireNode(version = process.versions.node) {
  if (!isOlder(version, OLDEST_NODE)) return;
  process.stderr.write(`Foyer needs Node ${OLDEST_NODE} or newer; this is ${version}.\n`);
  process.exit(1);
}
