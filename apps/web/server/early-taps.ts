// Links before the app is there. A second tap on a link whose page is on its way would request it anew: whoever taps again on a slow phone
// would wait longer for it, and with every tap. And what this page has still to do would hold the next one up. The app's own links take no part: it
// has answered their click by itself.

import { LEAVING_MS } from '../src/boot/leaving.ts';

/** Runs in the head of every page, after the boot script. */
export const earlyTapsScript = `{let b=__boot,u;document.onclick=e=>{let a=e.target.closest('[href^="/"]');if(a&&!(e.defaultPrevented||e.ctrlKey||e.metaKey))a.href==u&&Date.now()-b.left<${LEAVING_MS}?e.preventDefault():(u=a.href,b.left=Date.now())};onpageshow=()=>b.left=0}`;
