// Catches errors while rendering, so that the rest of the app keeps working.
import { Component, type ReactNode } from 'react';
import { newReference } from '../shell/http/failure.ts';

interface Props {
  readonly children: ReactNode;
  /** Rendered in place of the broken part; `again` tries once more. */
  readonly fallback: (reference: string, again: () => void) => ReactNode;
  readonly onError?: () => void;
}

interface State {
  readonly reference: string | null;
}

export class ErrorBoundary extends Component<Props, State> {
  // Not a field of the class: what makes one in older browsers is half a KiB of every first load.
  constructor(props: Props) {
    super(props);
    this.state = { reference: null };
  }

  static getDerivedStateFromError(): State {
    return { reference: newReference() };
  }

  override componentDidCatch(error: unknown): void {
    console.error(`[${this.state.reference}]`, error);
    this.props.onError?.();
  }

  override render(): ReactNode {
    const { reference } = this.state;
    if (reference === null) return this.props.children;
    return this.props.fallback(reference, () => this.setState({ reference: null }));
  }
}
