// A second tap on a link whose page is on its way would request it anew. Whoever taps again on a slow phone would wait longer for it, and
// with every tap. The app's own links take no part: it has answered their click by itself.

/** A tap after so many milliseconds counts again: the first one may have led nowhere @assumed. */
const WAIT_MS = 5000;

/** Runs in the head of every page. */
export const repeatedTapsScript = `{let u,t;document.onclick=e=>{let a=e.target.closest('[href^="/"]');if(a&&!(e.defaultPrevented||e.ctrlKey||e.metaKey))a.href==u&&Date.now()-t<${WAIT_MS}?e.preventDefault():(u=a.href,t=Date.now())};onpageshow=()=>u=0}`;
