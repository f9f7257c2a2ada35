// The shape of the room while it loads.
/** @jsxImportSource preact */
import { useStage } from './room.context.ts';

export function RoomSkeleton() {
  const { texts } = useStage();
  return (
    <main class="main" aria-busy="true" aria-label={texts.t('loading')}>
      <div class="pad">
        <div class="sk sk--hero" />
      </div>
      <div class="pad stack stack--12">
        <div class="sk sk--tabs" />
        <div class="sk sk--chips" />
        <div class="sk sk--grid" />
      </div>
    </main>
  );
}
