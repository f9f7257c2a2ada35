// An emulated low-end phone: 360×740 @2, touch, CPU ÷ 4, 150 ms, 1.6 Mbit/s.
import { createServer } from 'node:http';
import { cpus } from 'node:os';
import { Browser } from './cdp.mjs';

export const LINK = { latency: 150, down: 1638.4, up: 750 };
export const CPU_SLOWDOWN = 4;
const SETTLED_MAX_MS = 30_000;
const ignore = () => {};
const sleep = (ms) => new Promise((done) => setTimeout(done, ms));
const throttle = (offline) => ({
  offline,
  latency: LINK.latency,
  downloadThroughput: (LINK.down * 1000) / 8,
  uploadThroughput: (LINK.up * 1000) / 8,
  connectionType: 'cellular4g',
});
const SERVICE_WORKERS = [{ type: 'service_worker' }];
const ATTACH = { autoAttach: true, waitForDebuggerOnStart: true, flatten: true };

const busyTime = () =>
  cpus().reduce(
    (sum, { times: t }) => ({ idle: sum.idle + t.idle, all: sum.all + t.idle + t.user + t.sys + t.nice + t.irq }),
    { idle: 0, all: 0 },
  );

/** Waits until the machine is idle again, four seconds at most. */
async function calm() {
  for (let i = 0; i < 16; i++) {
    const before = busyTime();
    await sleep(250);
    const after = busyTime();
    if ((after.idle - before.idle) / (after.all - before.all || 1) > 0.93) return;
  }
}

const newLog = () => ({ requests: new Map(), last: Date.now(), loaded: false });

/** A page of another site, where a visit begins: nobody comes to a page from `about:blank`. */
async function serveElsewhere() {
  const server = createServer((_, response) =>
    response.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html><title>Elsewhere</title><p>Elsewhere'),
  );
  await new Promise((done) => server.listen(0, '127.0.0.1', done));
  return { url: `http://127.0.0.1:${server.address().port}/`, close: () => server.close() };
}

/** Starts the browser and answers `{ context(), close(), version, elsewhere }`. */
export async function startPhone() {
  const elsewhere = await serveElsewhere();
  const browser = await Browser.launch();
  const major = browser.version.product.match(/\/(\d+)/)?.[1] ?? '0';
  const userAgent = `Mozilla/5.0 (Linux; Android 13; SM-A042F) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/${major}.0.0.0 Mobile Safari/537.36`;
  const sessions = new Map();
  const contexts = new Map();
  const waiting = new Map();

  async function attached({ sessionId, targetInfo }, parent) {
    const context = contexts.get(targetInfo.browserContextId) ?? sessions.get(parent)?.context;
    sessions.set(sessionId, { type: targetInfo.type, context });
    if (context && targetInfo.type !== 'page') {
      await Promise.all([
        browser.send('Network.enable', {}, sessionId).catch(ignore),
        browser.send('Network.emulateNetworkConditions', throttle(context.offline), sessionId).catch(ignore),
      ]);
    }
    if (context && targetInfo.type === 'page') {
      waiting.get(targetInfo.targetId)?.(sessionId);
      waiting.set(targetInfo.targetId, sessionId);
    } else browser.send('Runtime.runIfWaitingForDebugger', {}, sessionId).catch(ignore);
  }

  /** Not by auto-attach: one that has stopped would wait for a debugger when it starts again, and nobody is told of that. */
  const attachWorker = ({ targetId }) =>
    browser.send('Target.attachToTarget', { targetId, flatten: true }).catch(ignore);

  browser.on('event', ({ method, params, sessionId }) => {
    if (method === 'Target.targetCreated') return void attachWorker(params.targetInfo);
    if (method === 'Target.attachedToTarget') return void attached(params, sessionId);
    if (method === 'Target.detachedFromTarget') return void sessions.delete(params.sessionId);
    const session = sessions.get(sessionId);
    if (session?.context?.log) note(session.context.log, session.type, sessionId, method, params);
  });
  await browser.send('Target.setAutoAttach', {
    ...ATTACH,
    filter: [...['browser', 'tab', 'service_worker'].map((type) => ({ type, exclude: true })), {}],
  });
  await browser.send('Target.setDiscoverTargets', { discover: true, filter: SERVICE_WORKERS });

  const attachedWithin = (targetId) =>
    new Promise((done, fail) => {
      const late = setTimeout(() => fail(new Error('The browser opened no page')), SETTLED_MAX_MS);
      waiting.set(targetId, (session) => {
        clearTimeout(late);
        done(session);
      });
    });

  async function open(context, script) {
    await calm();
    context.log = newLog();
    const { targetId } = await browser.send('Target.createTarget', {
      url: 'about:blank',
      browserContextId: context.id,
      width: 360,
      height: 740,
    });
    const session = waiting.get(targetId) ?? (await attachedWithin(targetId));
    const on = (method, params) => browser.send(method, params, session);
    await Promise.all([
      // Not Runtime.enable: with it the engine parses a page's scripts anew to know their lines, which no visitor pays for.
      ...['Page.enable', 'Network.enable'].map((method) => on(method)),
      on('Network.emulateNetworkConditions', throttle(context.offline)),
      on('Emulation.setDeviceMetricsOverride', { width: 360, height: 740, deviceScaleFactor: 2, mobile: true }),
      on('Emulation.setTouchEmulationEnabled', { enabled: true, maxTouchPoints: 5 }),
      on('Emulation.setUserAgentOverride', { userAgent, platform: 'Linux armv8l' }),
      on('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN }),
      on('Page.addScriptToEvaluateOnNewDocument', { source: script }),
      on('Target.setAutoAttach', { ...ATTACH, filter: [{ type: 'iframe' }, { type: 'worker' }] }),
      on('Runtime.runIfWaitingForDebugger'),
    ]);
    const value = async (expression) =>
      (await on('Runtime.evaluate', { expression, returnByValue: true, awaitPromise: true })).result?.value;
    const close = async () => {
      await browser.send('Target.closeTarget', { targetId }).catch(ignore);
      waiting.delete(targetId);
      await sleep(100);
    };
    /** Goes to the page of another site first, as a visitor who follows a link from there. */
    const comeFromElsewhere = async () => {
      await on('Page.navigate', { url: elsewhere.url });
      for (let left = 100; left > 0 && !context.log.loaded; left--) await sleep(50);
      await calm();
      context.log = newLog();
    };
    return { on, value, close, comeFromElsewhere, settle: () => settle({ value }, context) };
  }

  /** Traces what the browser does during `work`; answers the events. */
  async function trace(categories, work) {
    const events = [];
    const collect = ({ value }) => events.push(...value);
    browser.on(':Tracing.dataCollected', collect);
    try {
      await browser.send('Tracing.start', {
        transferMode: 'ReportEvents',
        traceConfig: { includedCategories: categories, excludedCategories: ['*'] },
      });
      await work();
      const complete = new Promise((done) => browser.once(':Tracing.tracingComplete', done));
      await browser.send('Tracing.end');
      await complete;
    } finally {
      browser.off(':Tracing.dataCollected', collect);
    }
    return events;
  }

  return {
    version: browser.version.product,
    elsewhere: elsewhere.url,
    trace,
    close: () => {
      elsewhere.close();
      return browser.close();
    },
    async context() {
      const { browserContextId } = await browser.send('Target.createBrowserContext', { disposeOnDetach: true });
      const context = { id: browserContextId, offline: false, log: null };
      contexts.set(browserContextId, context);
      return {
        open: (script = '') => open(context, script),
        log: () => context.log,
        /** Ends the service workers, as a browser does soon after the last page of a site is closed; they stay installed. */
        async stopWorkers() {
          const { targetInfos } = await browser.send('Target.getTargets', { filter: SERVICE_WORKERS });
          const own = targetInfos.filter((target) => target.browserContextId === context.id);
          for (const { targetId } of own) await browser.send('Target.closeTarget', { targetId });
        },
        async goOffline() {
          context.offline = true;
          for (const [id, session] of sessions) {
            if (session.context === context)
              await browser.send('Network.emulateNetworkConditions', throttle(true), id).catch(ignore);
          }
        },
        async close() {
          await browser.send('Target.disposeBrowserContext', { browserContextId }).catch(ignore);
          contexts.delete(browserContextId);
        },
      };
    },
  };
}

/** Notes one DevTools event in the log of the visit it belongs to. */
function note(log, by, sessionId, method, p) {
  const id = sessionId + p.requestId;
  const request = log.requests.get(id);
  if (method.startsWith('Network.')) log.last = Date.now();
  if (method === 'Network.requestWillBeSent') {
    if (/^(data|blob|about|chrome)/.test(p.request.url) || request) return;
    const isDocument = p.type === 'Document' && p.requestId === p.loaderId && !log.document;
    if (isDocument) log.document = id;
    log.requests.set(id, {
      url: p.request.url,
      by,
      open: true,
      bytes: 0,
      decoded: 0,
      sent: p.timestamp,
      wall: p.wallTime * 1000,
    });
  } else if (method === 'Network.responseReceived' && request) {
    Object.assign(request, { got: p.timestamp, mime: p.response.mimeType, viaWorker: p.response.fromServiceWorker });
    request.cached ||= p.response.fromDiskCache;
  } else if (method === 'Network.requestServedFromCache' && request) request.cached = true;
  else if (method === 'Network.dataReceived' && request) request.decoded += p.dataLength;
  else if (method === 'Network.loadingFinished' && request)
    Object.assign(request, { open: false, bytes: request.viaWorker ? 0 : p.encodedDataLength });
  else if (method === 'Network.loadingFailed' && request) Object.assign(request, { open: false, failed: p.errorText });
  else if (method === 'Page.loadEventFired') Object.assign(log, { loaded: true, last: Date.now() });
}

/** Longer than the 3 s after which a page that nobody touches goes on, counted from when a slow phone has taken it over: its later work belongs to the visit. */
const QUIET_MS = 5000;

/** Settled: load fired, nothing open or begun for `QUIET_MS`, no long task within the last second. */
async function settle(page, context) {
  const start = Date.now();
  while (Date.now() - start < SETTLED_MAX_MS) {
    await sleep(150);
    const { log } = context;
    const open = [...log.requests.values()].some((request) => request.open && request.by !== 'service_worker');
    if (!log.loaded || open || Date.now() - log.last < QUIET_MS) continue;
    const quiet = await page.value(
      '(() => { const t = window.__bench && window.__bench.tasks.at(-1); return !t || performance.now() - t[0] - t[1] > 1000; })()',
    );
    if (quiet) return true;
  }
  return false;
}
