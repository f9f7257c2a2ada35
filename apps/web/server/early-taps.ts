// Links before the app is there. A second tap on a link whose page is on its way would request it anew: whoever taps again on a slow phone
// would wait longer for it, and with every tap. And what this page has still to do would hold the next one up. The app's own links take no part: it
// has answered their click by itself.
// Buttons and forms before the app is there: the last one that was tapped is kept for the app, which taps it again. A form that the browser
// sent by itself would lose what is typed.

import { LEAVING_MS } from '../src/boot/leaving.ts';

/** Runs in the head of every page, after the boot script. */
export const earlyTapsScript = `{let b=__boot,d=document,n=Date.now,u;d.onsubmit=()=>!1;d.onclick=e=>{let a=e.target.closest('button,[href^="/"]'),h=a&&a.href;b.tap=h?null:a;if(h&&!(e.defaultPrevented||e.ctrlKey||e.metaKey))h==u&&n()-b.left<${LEAVING_MS}?e.preventDefault():(u=h,b.left=n())};onpageshow=()=>b.left=0}`;
