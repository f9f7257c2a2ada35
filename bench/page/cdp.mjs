// A very small DevTools-protocol client over --remote-debugging-pipe.
// Playwright's sessions do not reach service workers, so throttling and "offline" would skip them.
import { spawn } from 'node:child_process';
import { EventEmitter } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Of one call; the browser has been seen to lose a page without a word. */
const ANSWER_MAX_MS = 60_000;

export class Browser extends EventEmitter {
  static async launch({ executablePath = process.env.CHROME_PATH || '/usr/bin/chromium', args = [] } = {}) {
    const b = new Browser();
    b.setMaxListeners(0);
    b.dir = mkdtempSync(join(tmpdir(), 'bench-profile-'));
    b.proc = spawn(
      executablePath,
      [
        '--headless',
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--disable-default-apps',
        '--disable-extensions',
        '--mute-audio',
        '--hide-scrollbars',
        // WebUIOmnibox…: the browser would load pages of its own address bar beside each page that is measured.
        '--disable-features=Translate,OptimizationHints,MediaRouter,HttpsUpgrades,WebUIOmniboxPopup,WebUIOmniboxAimPopup',
        '--disable-backgrounding-occluded-windows',
        '--disable-renderer-backgrounding',
        '--disable-background-timer-throttling',
        '--force-color-profile=srgb',
        // nothing but this machine can be reached: third parties fail at once, alike for every target
        '--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE localhost , EXCLUDE *.localhost , EXCLUDE 127.0.0.1',
        `--user-data-dir=${b.dir}`,
        '--remote-debugging-pipe',
        ...args,
        'about:blank',
      ],
      { stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'] },
    );
    b.out = b.proc.stdio[3];
    b.pending = new Map();
    b.seq = 0;
    let buf = [];
    b.proc.stdio[4].on('data', (chunk) => {
      let from = 0;
      for (let at = chunk.indexOf(0); at >= 0; at = chunk.indexOf(0, from)) {
        buf.push(chunk.subarray(from, at));
        b.#message(JSON.parse(Buffer.concat(buf).toString('utf8')));
        buf = [];
        from = at + 1;
      }
      if (from < chunk.length) buf.push(chunk.subarray(from));
    });
    b.proc.on('exit', () => {
      for (const p of b.pending.values()) p.reject(new Error('browser exited'));
      b.pending.clear();
    });
    b.version = await b.send('Browser.getVersion');
    return b;
  }

  #message(m) {
    if (m.id) {
      const p = this.pending.get(m.id);
      if (!p) return;
      this.pending.delete(m.id);
      if (m.error) p.reject(new Error(`${p.method}: ${m.error.message}`));
      else p.resolve(m.result);
    } else {
      this.emit('event', m);
      this.emit(`${m.sessionId ?? ''}:${m.method}`, m.params);
    }
  }

  send(method, params = {}, sessionId) {
    const id = ++this.seq;
    return new Promise((resolve, reject) => {
      const late = setTimeout(() => {
        this.pending.delete(id);
        reject(new Error(`${method}: no answer within ${ANSWER_MAX_MS / 1000} s`));
      }, ANSWER_MAX_MS);
      const ending = (end) => (value) => {
        clearTimeout(late);
        end(value);
      };
      this.pending.set(id, { resolve: ending(resolve), reject: ending(reject), method });
      this.out.write(`${JSON.stringify({ id, method, params, ...(sessionId ? { sessionId } : {}) })}\0`);
    });
  }

  async close() {
    const gone = new Promise((r) => this.proc.once('exit', r));
    try {
      await Promise.race([this.send('Browser.close'), new Promise((r) => setTimeout(r, 3000))]);
    } catch {}
    await Promise.race([gone, new Promise((r) => setTimeout(r, 4000))]);
    if (this.proc.exitCode === null && this.proc.signalCode === null) this.proc.kill('SIGKILL');
    try {
      rmSync(this.dir, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
    } catch {}
  }
}
