// Keeps the newest message in sight, unless the reader has scrolled up to read older ones.

const NEAR_PX = 120;

const isNearEnd = ({ scrollHeight, scrollTop, clientHeight }: Element): boolean =>
  scrollHeight - scrollTop - clientHeight < NEAR_PX;

/**
 * Paints, and scrolls to the end where the reader was there or `hasWritten`; older messages leave what is read in its place. Pictures have
 * their size later.
 */
export const followEnd = (paint: () => void, { hasWritten }: { readonly hasWritten: boolean }): void => {
  const before = document.querySelector('.chat__log');
  const wasAtEnd = before === null || hasWritten || isNearEnd(before);
  const fromEnd = before === null ? 0 : before.scrollHeight - before.scrollTop;
  paint();
  const log = document.querySelector('.chat__log');
  if (log === null) return;
  const scrollToEnd = (): void => {
    log.scrollTop = log.scrollHeight;
  };
  if (wasAtEnd) {
    scrollToEnd();
    for (const picture of log.querySelectorAll('img'))
      if (!picture.complete) picture.addEventListener('load', scrollToEnd, { once: true });
  } else if (log.scrollTop < NEAR_PX) log.scrollTop = log.scrollHeight - fromEnd;
};
