// Runs in a measured page: answers the history's calls itself, with as many lines as sessionStorage says.

/** Lines that stand there before the finger comes, and those of each further page, as the platform sends them. */
const FIRST_LINES = 300;
const PAGE_LINES = 20;
const PAGES = 5;

/** The session key that says which list the page gets: 'long' or 'empty'. */
export const LIST_KEY = 'bench-list';

/** The script that stands in front of the page's own. */
export const longList = () => `(() => {
  if (window !== window.top) return;
  const kinds = ['stake', 'win', 'stake', 'refund', 'deposit', 'withdraw', 'withdrawReturn', 'bonus', 'adjustment', 'demoCredit'];
  const signs = { stake: '-', withdraw: '-' };
  const begin = Date.now();
  const line = (at) => {
    const type = kinds[at % kinds.length];
    const bet = 'BENCH' + String(at - (at % kinds.length)).padStart(5, '0');
    return { id: String(100000 - at), type, amount: (signs[type] || '') + (500 + 37 * (at % 90)), balanceAfter: String(1284500 + at * 10),
      currency: 'USD', at: new Date(begin - at * 3600000).toISOString(), subject: type === 'stake' || type === 'win' ? 'Rapid 5 · 2026112' + (10000 - at) : '',
      reference: type === 'bonus' || type === 'adjustment' || type === 'demoCredit' ? null : bet };
  };
  const page = (cursor) => {
    if (sessionStorage.getItem('${LIST_KEY}') === 'empty') return { items: [], nextCursor: null };
    const number = Number(cursor || 0);
    const from = number === 0 ? 0 : ${FIRST_LINES} + (number - 1) * ${PAGE_LINES};
    const items = Array.from({ length: number === 0 ? ${FIRST_LINES} : ${PAGE_LINES} }, (_, at) => line(from + at));
    return { items, nextCursor: number < ${PAGES} ? String(number + 1) : null };
  };
  const ask = window.fetch;
  window.fetch = (address, init) => {
    const { pathname, searchParams } = new URL(address instanceof Request ? address.url : address, location.href);
    if (pathname !== '/wps/wallet/transactions') return ask(address, init);
    const body = JSON.stringify({ success: true, value: page(searchParams.get('cursor')) });
    return new Promise((done) => setTimeout(() => done(new Response(body, { headers: { 'Content-Type': 'application/json' } })), 150));
  };
})()`;
