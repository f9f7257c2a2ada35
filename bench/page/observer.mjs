// Runs in a measured page: reports paint, shifts, long tasks, errors, and when an element works.

/** The script for one page. `ready`: shown when the page is usable; with `hydrated` React must have taken it over. `tap` and `expect`: what is touched and what must then be shown. */
export const observer = ({ ready = null, hydrated = false, tap = null, expect = null } = {}) => `(() => {
  if (window !== window.top) return;
  const m = Object.defineProperty(window, '__bench', { value: { paint: {}, lcp: null, shifts: [], tasks: [], ready: null, tapAt: null, done: null, errors: [] } }).__bench;
  const see = (type, f) => { try { new PerformanceObserver((l) => l.getEntries().forEach(f)).observe({ type, buffered: true }); } catch {} };
  see('paint', (e) => { m.paint[e.name] = e.startTime; });
  see('largest-contentful-paint', (e) => { m.lcp = { t: e.startTime, what: (e.element ? e.element.tagName.toLowerCase() + (e.element.id ? '#' + e.element.id : '') : '?') + (e.url ? ' ' + e.url.slice(0, 80) : '') }; });
  see('layout-shift', (e) => { if (!e.hadRecentInput) m.shifts.push([e.startTime, e.value]); });
  see('longtask', (e) => { m.tasks.push([e.startTime, e.duration]); });
  addEventListener('error', (e) => { if (e.message) m.errors.push(e.message); });
  addEventListener('unhandledrejection', (e) => m.errors.push(String(e.reason)));
  const hydrated = ${JSON.stringify(hydrated)}, ready = ${JSON.stringify(ready)}, tap = ${JSON.stringify(tap)}, expect = ${JSON.stringify(expect)};
  if (!ready && !tap) return;
  const shown = (css) => { for (const e of document.querySelectorAll(css)) { const r = e.getBoundingClientRect(); if (r.width > 0 && r.height > 0) return r; } return null; };
  // Only React's root says that the whole page is taken over: an element has its handlers before.
  const fiber = () => { const root = document.querySelector('#root'); return root && root[Object.keys(root).find((key) => key.startsWith('__reactContainer$'))]; };
  const taken = () => fiber()?.stateNode.current.memoizedState?.isDehydrated === false;
  let isRequested = false;
  const look = () => {
    isRequested = false;
    if (ready && m.ready === null) { if (shown(ready) && (!hydrated || taken())) m.ready = performance.now(); else if (hydrated) ask(); }
    if (tap && !m.tapAt) { const r = shown(tap); if (r) m.tapAt = { t: performance.now(), x: r.x + r.width / 2, y: r.y + r.height / 2 }; }
    if (expect && m.done === null && shown(expect)) m.done = performance.timeOrigin + performance.now();
  };
  const ask = () => { if (!isRequested) { isRequested = true; requestAnimationFrame(look); } };
  new MutationObserver(ask).observe(document, { childList: true, subtree: true, attributes: true });
  addEventListener('DOMContentLoaded', ask); addEventListener('load', ask); ask();
})()`;

/** Reads back what the observer saw. */
export const READ = `JSON.stringify({ ...window.__bench, text: (document.body ? document.body.innerText : '').replace(/\\s+/g, ' ').trim().slice(0, 160), nodes: document.getElementsByTagName('*').length })`;
