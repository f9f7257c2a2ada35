// A picture that loads after the page's code; without JavaScript it is there at once.
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
  /** False where the HTML has no picture for browsers without JavaScript. */
  readonly inHtml?: boolean;
}

export function LateImage({ src, alt = '', className, inHtml = true }: LateImageProps) {
  if (useTakenOver()) return <img alt={alt} className={className} loading="lazy" src={src} />;
  if (!inHtml) return null;
  return (
    <noscript>
      <img alt={alt} className={className} src={src} />
    </noscript>
  );
}
