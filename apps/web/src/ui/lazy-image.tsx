// A picture that loads after the page's code, once it is near the screen; without JavaScript it is there at once.
import { useCallback, useState, useSyncExternalStore } from 'react';
import { whenNear } from './when-near.ts';

const never = () => () => undefined;

/** True once React has taken the page over; false on the server and while hydrating. */
const useTakenOver = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

export interface LazyImageProps {
  readonly src: string;
  /** The alternative text, where no other text says the same. */
  readonly alt?: string;
  readonly className?: string | undefined;
  /** False where the HTML has no picture for browsers without JavaScript. */
  readonly inHtml?: boolean;
}

function NearImage({ src, alt, className }: LazyImageProps) {
  const [isNear, setNear] = useState(false);
  const watch = useCallback((image: HTMLImageElement) => whenNear(image, () => setNear(true)), []);
  // Without an address it has no text either: the picture is on its way.
  return isNear ? <img alt={alt} className={className} src={src} /> : <img ref={watch} alt="" className={className} />;
}

export function LazyImage({ src, alt = '', className, inHtml = true }: LazyImageProps) {
  if (useTakenOver()) return <NearImage src={src} alt={alt} className={className} />;
  if (!inHtml) return null;
  return (
    <noscript>
      <img alt={alt} className={className} src={src} />
    </noscript>
  );
}
