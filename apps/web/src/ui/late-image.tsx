// A picture that loads after the page's code; its space is coloured meanwhile.
import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** True once React has taken the page over; false on the server and while hydrating. */
const useTakenOver = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

export interface LateImageProps {
  readonly src: string;
  /** The alternative text, where no other text says the same. */
  readonly alt?: string;
  readonly className?: string | undefined;
}

export function LateImage({ src, alt = '', className }: LateImageProps) {
  // Without an address there is nothing to load late either; with it, the browser has to know that before the address.
  const lateSource = useTakenOver() ? ({ loading: 'lazy', src } as const) : null;
  return <img alt={alt} className={className} {...lateSource} />;
}
