// The shape of the room while it loads.
import { useStage } from './room.context.ts';

export function RoomSkeleton() {
  const { texts } = useStage();
  return (
    <main className="main" aria-busy="true" aria-label={texts.t('loading')}>
      <div className="pad">
        <div className="sk sk--hero" />
      </div>
      <div className="pad stack stack--12">
        <div className="sk sk--tabs" />
        <div className="sk sk--chips" />
        <div className="sk sk--grid" />
      </div>
    </main>
  );
}
