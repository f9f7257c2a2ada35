/** Shows another address in a frame: no step on the way back, and the same frame, which keeps its name. */
export const replaceFrame = (frame: HTMLIFrameElement | null, address: string): void =>
  frame?.contentWindow?.location.replace(address);
