// Keeps the page below an overlay from scrolling.

/** Locks at once or after a while; returns a function that lets the page scroll again. */
export function lockScroll({ style }: { readonly style: Pick<CSSStyleDeclaration, 'overflow'> }, delayMs: number) {
  const { overflow } = style;
  const lock = (): void => {
    style.overflow = 'hidden';
  };
  const timer = delayMs > 0 ? setTimeout(lock, delayMs) : undefined;
  if (delayMs === 0) lock();
  return (): void => {
    clearTimeout(timer);
    style.overflow = overflow;
  };
}
