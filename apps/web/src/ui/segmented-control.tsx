// A choice of few, shown side by side.
import type { ReactNode } from 'react';
import css from './segmented-control.module.css';

export interface Segment<V extends string> {
  readonly value: V;
  readonly label: ReactNode;
}

export interface SegmentedControlProps<V extends string> {
  readonly label: string;
  readonly segments: readonly Segment<V>[];
  readonly value: V;
  readonly onChange: (value: V) => void;
}

export function SegmentedControl<V extends string>({ label, segments, value, onChange }: SegmentedControlProps<V>) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is no flex container in the oldest browsers we serve
    <div className={css.row} role="group" aria-label={label}>
      {segments.map((segment) => (
        <button
          key={segment.value}
          type="button"
          aria-pressed={segment.value === value}
          onClick={() => onChange(segment.value)}
        >
          {segment.label}
        </button>
      ))}
    </div>
  );
}
