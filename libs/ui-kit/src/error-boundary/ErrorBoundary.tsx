import { Component, Fragment, type ReactNode } from 'react';
import { isForeignDomError } from './isForeignDomError';

interface ErrorBoundaryProps {
  /** Stands in for what failed; nothing where it is left out. */
  failed?: ReactNode;
  /** Told of a failure. */
  onError?: (error: Error) => void;
  /** What failed is tried again when this changes. */
  resetKey?: string;
  children: ReactNode;
}

interface ErrorBoundaryState {
  hasFailed: boolean;
  /** How often nodes were changed behind React's back, here or elsewhere. */
  remounts: number;
}

let remounts = 0;

/** Keeps what is around it standing. Where a translator has changed the page, its children are silently made anew. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { hasFailed: false, remounts: 0 };

  static getDerivedStateFromError(error: unknown): Partial<ErrorBoundaryState> {
    return isForeignDomError(error) ? { remounts: ++remounts } : { hasFailed: true };
  }

  override componentDidCatch(error: Error) {
    if (!isForeignDomError(error)) this.props.onError?.(error);
  }

  override componentDidUpdate({ resetKey }: ErrorBoundaryProps) {
    if (this.state.hasFailed && resetKey !== this.props.resetKey) this.setState({ hasFailed: false });
  }

  override render() {
    if (this.state.hasFailed) return this.props.failed;
    return <Fragment key={this.state.remounts}>{this.props.children}</Fragment>;
  }
}
