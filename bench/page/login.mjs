// Counts round trips between the tap on "Log in" and the member's page.
import { observer } from './observer.mjs';

const sleep = (ms) => new Promise((done) => setTimeout(done, ms));

/** Logs the demo member in on a page. `tapping` runs before the tap on "Log in". */
export async function logIn(page, site, tapping = () => {}) {
  await page.on('Page.navigate', { url: `${site}/m/login` });
  await page.settle();
  const fill = (name, value) =>
    page.value(`(() => { const input = document.querySelector('input[name="${name}"]'); input.focus();
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value').set.call(input, '${value}');
      input.dispatchEvent(new Event('input', { bubbles: true })); })()`);
  await fill('username', 'demo');
  await fill('password', 'demo-Foyer-2026');
  await page.settle();
  tapping();
  await page.value(`document.querySelector('form [type="submit"]').click()`);
  for (let left = 300; left > 0; left--) {
    if (await page.value(`location.pathname === '/m/home' && !!sessionStorage.getItem('MC_SESSION_INFO')`)) break;
    await sleep(50);
  }
}

/** Logs the demo member in on the emulated phone; answers the longest chain of requests sent one after another's answer. */
export async function loginRoundTrips(phone, site) {
  const context = await phone.context();
  const page = await context.open(observer());
  let before = new Set();
  await logIn(page, site, () => {
    before = new Set(context.log().requests.keys());
  });
  const made = [...context.log().requests]
    .filter(([id, r]) => !before.has(id) && r.got !== undefined)
    .map(([, r]) => r);
  const login = made.find((r) => /\/wps\/session\/login/.test(r.url));
  await page.close();
  await context.close();
  if (!login) return null;
  return 1 + made.filter((r) => r.got <= login.sent).length;
}
