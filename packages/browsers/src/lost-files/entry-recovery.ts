// Loads the app's own lost file again. Every page carries every byte of this file.

/**
 * Runs in the head of every page. The module whose tag failed is requested until the site answers, then imported. A browser that keeps a
 * lost module for ever needs a reload: at most one, and never over something typed.
 */
export const entryRecoveryScript = [
  'addEventListener("error",({target:{type,src}})=>{',
  'let g=n=>setTimeout(()=>fetch(src).then(()=>import(src).catch(()=>{let s=history.state||{};',
  '!n||s.chunkReloadAt||[...document.querySelectorAll("input")].some(f=>f.value!=f.defaultValue)?g(1):',
  '(history.replaceState({...s,chunkReloadAt:1,ownReload:!0},""),location.reload())',
  '}),()=>g(n)),2e3);type=="module"&&g()},!0)',
].join('');

/** The same for style sheets that a document names: each that failed is put anew into its place, until it has come. */
export const sheetRecoveryScript = [
  'addEventListener("error",({target:t})=>{',
  'if(t.rel=="stylesheet")setTimeout(()=>t.replaceWith(t.cloneNode()),2e3)',
  '},true)',
].join('');
