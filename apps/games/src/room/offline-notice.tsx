// The message that the connection is lost. It stays in the window, and taps go through it.
import { Icon } from '../ui/icon.tsx';
import { briefClock } from './issue-clock.rules.ts';
import { useServerTime, useStage } from './room.context.ts';
import { tableOf } from './room.state.ts';

/** The clock of the next try is for the eye: a screen reader hears only the sentence. */
function RetryClock({ at }: { readonly at: number }) {
  const seconds = Math.max(0, Math.ceil((at - useServerTime()) / 1000));
  return (
    <span className="num" aria-hidden="true">
      {briefClock(seconds)}
    </span>
  );
}

export function OfflineNotice() {
  const { room, texts } = useStage();
  const { retryAt } = tableOf(room);
  return (
    <div className="toasts" aria-live="polite">
      {(!room.online || retryAt !== null) && (
        <p className="toast toast--offline">
          <Icon name={room.online ? 'clock' : 'noSignal'} />
          <span className="grow">{texts.t(room.online ? 'reconnecting' : 'offline')}</span>
          {room.online && retryAt !== null && <RetryClock at={retryAt} />}
        </p>
      )}
    </div>
  );
}
