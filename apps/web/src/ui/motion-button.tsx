// Stops what moves by itself, and lets it move again (WCAG 2.2.2). It takes no space: it stands beside the dots above it.
import css from './motion-button.module.css';

export interface MotionButtonProps {
  readonly label: string;
  readonly isStopped: boolean;
  readonly onToggle: () => void;
}

export function MotionButton({ label, isStopped, onToggle }: MotionButtonProps) {
  return (
    <div className={css.place}>
      <button type="button" className={css.button} aria-label={label} onClick={onToggle}>
        <svg width="24" height="24" viewBox="0 0 24 24" aria-hidden="true">
          <circle cx="12" cy="12" r="12" />
          <path d={isStopped ? 'M9.5 7.5v9l7-4.5z' : 'M8.5 8v8M15.5 8v8'} />
        </svg>
      </button>
    </div>
  );
}
