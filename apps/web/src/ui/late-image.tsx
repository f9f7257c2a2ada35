// A picture that is fetched when the page works: on a slow line the page's own code goes first, and its place is coloured meanwhile.
import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** True once React has taken the page over; false on the server and while hydrating. */
const useTakenOver = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

export function LateImage({ src }: { readonly src: string }) {
  const takenOver = useTakenOver();
  return <img src={takenOver ? src : undefined} alt="" loading="lazy" />;
}
