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
