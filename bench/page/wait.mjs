// Waits for something in a measured page.
const WAIT_MS = 60_000;

export const sleep = (ms) => new Promise((done) => setTimeout(done, ms));

/** Waits until an expression is true in the page. */
export async function until(page, what, expression) {
  const start = Date.now();
  while (!(await page.value(expression).catch(() => false))) {
    if (Date.now() - start > WAIT_MS) throw new Error(`${what} did not come`);
    await sleep(50);
  }
}

const OVERLAYS = 'document.querySelectorAll(\'[aria-modal="true"]\').length';
/** Milliseconds without an overlay after which the page counts as free: prompts come one after the other. */
const FREE_MS = 2000;

/** Closes what opens by itself over a page that has just loaded, as a person does before the page is scrolled. */
export async function closePrompts(page) {
  let freeSince = Date.now();
  while (Date.now() - freeSince < FREE_MS) {
    await sleep(100);
    if ((await page.value(OVERLAYS)) === 0) continue;
    for (const type of ['keyDown', 'keyUp'])
      await page.on('Input.dispatchKeyEvent', { type, key: 'Escape', code: 'Escape', windowsVirtualKeyCode: 27 });
    freeSince = Date.now();
  }
}
