// Runs parts of the suite side by side, each when its requirements have passed.
// Output goes to a file for each part and is shown only when the part fails.
import { spawn } from 'node:child_process';
import { createWriteStream, mkdirSync, readFileSync } from 'node:fs';
import { availableParallelism, setPriority } from 'node:os';
import { resolve } from 'node:path';
import { parts } from './parts.mjs';

export const root = resolve(import.meta.dirname, '../..');

const PLACES = Math.min(4, Math.max(1, availableParallelism()));
const SHOWN_LINES = 120;
/** Of a process that waits for all others. */
const LOW_PRIORITY = 10;
const groups = new Set();

/** Runs the named parts with `env`; answers one row a part in the order they were asked for. */
export async function runParts(names, env) {
  const results = new Map();
  const running = new Map();
  const passed = (name) => results.get(name)?.outcome === 'passed';
  const next = () =>
    names.find(
      (name) => !results.has(name) && !running.has(name) && parts[name].needs.every((need) => results.has(need)),
    );

  for (;;) {
    for (let name = next(); name && running.size < PLACES; name = next()) {
      const part = name;
      if (parts[part].needs.every(passed)) running.set(part, runOne(part, env));
      else results.set(part, { name: part, outcome: 'skipped', seconds: 0 });
    }
    if (running.size === 0) return names.map((name) => results.get(name));
    const result = await Promise.race(running.values());
    running.delete(result.name);
    results.set(result.name, result);
    process.stdout.write(
      `${result.outcome === 'passed' ? '✓' : '✗'} ${result.name} (${result.seconds.toFixed(1)} s)\n`,
    );
    if (result.outcome === 'failed') showLog(result.name);
  }
}

/** Ends every part that still runs, with everything it started. */
export async function stopEverything() {
  for (const group of groups) endGroup(group, 'SIGTERM');
  const patience = Date.now() + 5_000;
  while (groups.size > 0 && Date.now() < patience) await new Promise((done) => setTimeout(done, 50));
  for (const group of groups) endGroup(group, 'SIGKILL');
}

function runOne(name, env) {
  mkdirSync(`${root}/.cache/reports`, { recursive: true });
  const log = createWriteStream(logOf(name));
  const started = Date.now();
  // A process group of its own, so that nothing a part started outlives it.
  const child = spawn('npm', ['run', '--silent', parts[name].script], {
    cwd: root,
    env,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  groups.add(child.pid);
  if (!parts[name].isFirst) setPriority(child.pid, LOW_PRIORITY);
  child.stdout.pipe(log, { end: false });
  child.stderr.pipe(log, { end: false });
  return new Promise((done) => {
    child.once('exit', (code) => {
      endGroup(child.pid, 'SIGTERM');
      groups.delete(child.pid);
      log.end(() => done({ name, outcome: code === 0 ? 'passed' : 'failed', seconds: (Date.now() - started) / 1000 }));
    });
  });
}

function endGroup(group, signal) {
  try {
    process.kill(-group, signal);
  } catch {
    // the group has ended by itself
  }
}

/** The file with what a part printed. */
export const logOf = (name) => `${root}/.cache/reports/${name.replace(':', '-')}.log`;

function showLog(name) {
  const lines = readFileSync(logOf(name), 'utf8').trimEnd().split('\n');
  process.stdout.write(
    `${lines
      .slice(-SHOWN_LINES)
      .map((line) => `    ${line}`)
      .join('\n')}\n`,
  );
}
