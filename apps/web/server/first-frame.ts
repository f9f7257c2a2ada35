// Renders the top of a page in the first frame, what follows it in the second, and the rest in the third. A slow phone paints sooner this
// way, and answers a tap between the frames. Without the script the page renders at once.

/** Classes of the document until a frame is rendered; style sheets decide which parts wait for the next one. */
const FRAME = 'frame';
const FRAMES = [1, 2] as const;
export const FRAME_CLASSES: readonly string[] = FRAMES.map((frame) => FRAME + frame);

/** Time a frame has to reach the glass before more is laid out, ms. */
const FRAME_MS = 100;

/** Runs in the head of every page. */
export const firstFrameScript = `{let d=document.documentElement.classList,f=n=>requestAnimationFrame(()=>setTimeout(()=>{d.remove('${FRAME}'+n);n<${FRAMES.length}&&f(n+1)},${FRAME_MS}));d.add(${FRAME_CLASSES.map((name) => `'${name}'`).join()});f(1)}`;
