// Makes every overlay a history entry: Back closes the top one, closing by hand removes it.

const depthOfEntry = (): number => Number((history.state as { depth?: number } | null)?.depth ?? 0);

/** Follows how deep the room is; `onBack` is called for each step that the person goes back. */
export const historySteps = (onBack: () => void): ((depth: number) => void) => {
  let depth = depthOfEntry();
  addEventListener('popstate', () => {
    const now = depthOfEntry();
    if (now >= depth) return;
    depth = now;
    onBack();
  });
  return (wanted) => {
    for (let at = depth; at < wanted; at += 1) history.pushState({ ...history.state, depth: at + 1 }, '');
    if (wanted < depth) history.go(wanted - depth);
    depth = wanted;
  };
};
