// The message that the connection is lost. It covers nothing: the page makes room for it.
import { Icon } from '../ui/icon.tsx';
import { useStage } from './room.context.ts';

export function OfflineNotice() {
  const { room, texts } = useStage();
  return (
    <div className="toasts" aria-live="polite">
      {!room.online && (
        <p className="toast toast--offline">
          <Icon name="clock" />
          <span className="grow">{texts.t('offline')}</span>
        </p>
      )}
    </div>
  );
}
