// Tells in the page whether React has taken over from the document that the server sent.

interface RootFiber {
  readonly stateNode: { readonly current: { readonly memoizedState: { readonly isDehydrated?: boolean } | null } };
}

/** Runs in the page. Elements have their handlers before the whole page is taken over, so only the root says it. */
export const isTakenOver = (): boolean => {
  const root = document.querySelector('#root');
  const key = Object.keys(root ?? {}).find((name) => name.startsWith('__reactContainer$'));
  if (!root || !key || document.querySelector('main') === null) return false;
  const { stateNode } = (root as unknown as Record<string, RootFiber>)[key] as RootFiber;
  return stateNode.current.memoizedState?.isDehydrated === false;
};
