// Prepares the machine for the suite: packages, Chromium, PostgreSQL, two proxies, a virus scanner.
// As root on Debian it installs them.
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';

/** Path of PostgreSQL's programs where `needs` asks for them, and one line for each thing that is missing. */
export function prepareMachine(needs) {
  const lacking = [];
  // Without it journeys run in Chromium itself, where they take twice as long.
  if (needs.has('chrome') && !process.env.CHROME_PATH && !findHeadlessShell()) aptInstall([HEADLESS_SHELL]);
  if (needs.has('chrome') && !findChrome(false)) lacking.push('chromium');
  if (needs.has('postgres') && !findPostgres()) lacking.push('postgresql');
  if (needs.has('proxies')) lacking.push(...frontProxies.filter((name) => !findProgram(name)));
  if (needs.has('clamd') && !findProgram('clamd')) lacking.push(CLAMAV);
  if (lacking.length > 0) aptInstall(lacking);
  const pgBin = needs.has('postgres') ? findPostgres() : null;
  const missing = [];
  if (needs.has('chrome') && !findChrome(false))
    missing.push('Chromium is missing: install it (Debian: apt-get install chromium) or set CHROME_PATH.');
  if (needs.has('postgres') && !pgBin) {
    missing.push(
      'PostgreSQL is missing: install it (Debian: apt-get install postgresql) or set PG_BIN to the folder with initdb.',
    );
  }
  for (const name of needs.has('proxies') ? frontProxies : []) {
    if (!findProgram(name)) missing.push(`${name} is missing: install it (Debian: apt-get install ${name}).`);
  }
  if (needs.has('clamd') && !findProgram('clamd'))
    missing.push(`ClamAV is missing: install it (Debian: apt-get install ${CLAMAV}).`);
  return { pgBin, missing };
}

/** Debian's package of the daemon that scans uploads for viruses. */
const CLAMAV = 'clamav-daemon';

/** Proxies that operators put in front of the site. */
const frontProxies = ['haproxy', 'nginx'];

const pathFolders = () => (process.env.PATH ?? '').split(':');
const homebrew = ['/opt/homebrew/bin', '/usr/local/bin'];

/** Path of a program by its name; null where there is none. */
export function findProgram(name) {
  const places = [...pathFolders(), '/usr/sbin', ...homebrew].map((folder) => `${folder}/${name}`);
  return places.find((place) => existsSync(place)) ?? null;
}

/** Debian's package of Chromium without windows: the same engine, and a page costs half. */
const HEADLESS_SHELL = 'chromium-headless-shell';

const findHeadlessShell = () => findProgram(HEADLESS_SHELL);

/** Path of a browser, the smaller build where that will do; null where there is none. */
export function findChrome(isSmallEnough) {
  const places = [
    process.env.CHROME_PATH,
    isSmallEnough ? findHeadlessShell() : null,
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  ];
  return places.find((place) => place && existsSync(place)) ?? null;
}

export function findPostgres() {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : [];
  const places = [
    process.env.PG_BIN,
    ...versions.map((version) => `${debian}/${version}/bin`),
    ...pathFolders(),
    ...homebrew,
  ];
  return places.find((place) => place && existsSync(`${place}/initdb`)) ?? null;
}

/** Installs packages where that is possible: as root on Debian. */
function aptInstall(packages) {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  process.stdout.write(`Installing ${packages.join(' and ')} (apt-get)\n`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const apt = (...args) => spawnSync('apt-get', ['-qq', ...args], { env, stdio: ['ignore', 'ignore', 'inherit'] });
  apt('update');
  apt('install', '-y', '--no-install-recommends', ...packages);
  // Debian's package starts a server of its own; the suite brings its own cluster and leaves no process behind.
  if (packages.includes('postgresql') && existsSync('/usr/bin/pg_lsclusters')) {
    for (const line of execFileSync('pg_lsclusters', ['-h'], { encoding: 'utf8' }).split('\n')) {
      const [version, name, , status] = line.split(/\s+/);
      if (status === 'online') spawnSync('pg_ctlcluster', [version, name, 'stop'], { stdio: 'ignore' });
    }
  }
  for (const name of [...frontProxies, CLAMAV].filter((service) => packages.includes(service)))
    spawnSync('service', [name, 'stop'], { stdio: 'ignore' });
  // It comes with the daemon, and fetches signatures for as long as it runs.
  if (packages.includes(CLAMAV)) spawnSync('service', ['clamav-freshclam', 'stop'], { stdio: 'ignore' });
}
