// The mark of a channel: its provider's, or the operator's own for a code by SMS.
import type { FirebaseChannel } from '@foyer/contract';
import { BrandMark, type BrandMarkProps } from '../../ui/brand-marks.tsx';
import css from './social.module.css';

/** A message on its way: the operator's own, in its colours. */
const phone = (
  <>
    <path
      className={css.own}
      d="M4.5 3h15A3.5 3.5 0 0 1 23 6.5v8a3.5 3.5 0 0 1-3.5 3.5H12l-5.2 4.1A.5.5 0 0 1 6 21.7V18H4.5A3.5 3.5 0 0 1 1 14.5v-8A3.5 3.5 0 0 1 4.5 3z"
    />
    <path className={css.dots} d="M6.5 10.5h.01M12 10.5h.01M17.5 10.5h.01" />
  </>
);

export interface ChannelMarkProps extends Pick<BrandMarkProps, 'size'> {
  readonly channel: FirebaseChannel;
}

export function ChannelMark({ channel, size = 20 }: ChannelMarkProps) {
  if (channel !== 'phone') return <BrandMark brand={channel} size={size} />;
  return (
    <svg width={size} height={size} viewBox="0 0 24 24" aria-hidden="true">
      {phone}
    </svg>
  );
}
