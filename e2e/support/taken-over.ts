// Tells in the page whether React has taken over from the document that the server sent.

interface Fiber {
  readonly child: Fiber | null;
  readonly sibling: Fiber | null;
  readonly memoizedState: { readonly isDehydrated?: boolean; readonly dehydrated?: unknown } | null;
}

interface RootFiber {
  readonly stateNode: { readonly current: Fiber };
}

/** Runs in the page. Elements have their handlers before the whole page is taken over, so only the root says it. */
export const isTakenOver = (): boolean => {
  const root = document.querySelector('#root');
  const key = Object.keys(root ?? {}).find((name) => name.startsWith('__reactContainer$'));
  if (!root || !key || document.querySelector('main') === null) return false;
  const { stateNode } = (root as unknown as Record<string, RootFiber>)[key] as RootFiber;
  return stateNode.current.memoizedState?.isDehydrated === false;
};

/** Runs in the page. React has also taken over the sections whose code comes later: from now on nothing compares texts with the server's. */
export const isWhollyTakenOver = (): boolean => {
  const root = document.querySelector('#root');
  const key = Object.keys(root ?? {}).find((name) => name.startsWith('__reactContainer$'));
  if (!root || !key) return false;
  const waiting: Fiber[] = [(root as unknown as Record<string, RootFiber>)[key]?.stateNode.current as Fiber];
  for (let fiber = waiting.pop(); fiber; fiber = waiting.pop()) {
    const state = fiber.memoizedState;
    if (state && typeof state === 'object' && (state.isDehydrated || state.dehydrated)) return false;
    if (fiber.sibling) waiting.push(fiber.sibling);
    if (fiber.child) waiting.push(fiber.child);
  }
  return true;
};
