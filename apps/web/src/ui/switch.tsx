// A switch: what it turns on stands beside it and names it.
import css from './switch.module.css';

export interface SwitchProps {
  readonly label: string;
  readonly on: boolean;
  readonly onChange: (on: boolean) => void;
  readonly disabled?: boolean;
  /** The change is under way: it shows where it goes and takes no taps. */
  readonly busy?: boolean;
}

export function Switch({ label, on, onChange, disabled, busy = false }: SwitchProps) {
  return (
    <button
      className={css.switch}
      type="button"
      role="switch"
      aria-checked={on}
      aria-label={label}
      aria-busy={busy || undefined}
      disabled={disabled}
      onClick={() => busy || onChange(!on)}
    >
      <i />
    </button>
  );
}
