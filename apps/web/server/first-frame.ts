// Renders the top of a page in the first frame and the rest in the second.
// A slow phone paints sooner this way. Without the script the page renders at once.

/** Class of the document while its first frame is rendered; style sheets decide which parts wait. */
const FIRST_FRAME = 'first-frame';

/** Time the first frame has to reach the glass before the rest is laid out, ms. */
const FRAME_MS = 100;

/** Runs in the head of every page. */
export const firstFrameScript = `{let d=document.documentElement;d.className+=' ${FIRST_FRAME}';requestAnimationFrame(()=>setTimeout(()=>d.classList.remove('${FIRST_FRAME}'),${FRAME_MS}))}`;
