// Renders the top of a page in the first frame, what follows it in the second, and the rest in the third. A slow phone paints sooner this
// way, and answers a tap between the frames. Without the script the page renders at once.
import { LEAVING_MS } from '../src/boot/leaving.ts';

/** Classes of the document until a frame is rendered; style sheets decide which parts wait for the next one. */
const FRAME = 'frame';
const FRAMES = [1, 2] as const;
export const FRAME_CLASSES: readonly string[] = FRAMES.map((frame) => FRAME + frame);

/** Time a frame has to reach the glass before more is laid out, ms. */
const FRAME_MS = 100;

/** Runs in the head of every page. A page that somebody leaves already renders no more. */
export const firstFrameScript = `{let c=document.documentElement.classList,b=__boot,f=n=>requestAnimationFrame(()=>setTimeout(()=>Date.now()-b.left<${LEAVING_MS}?f(n):(c.remove('${FRAME}'+n),n<${FRAMES.length}&&f(n+1)),${FRAME_MS}));c.add(${FRAME_CLASSES.map((name) => `'${name}'`).join()});f(1)}`;
