import { Component, Fragment, type ReactNode } from 'react';
import { isForeignDomError } from './isForeignDomError';

interface ErrorBoundaryProps {
  /** Fallback; nothing by default. */
  failed?: ReactNode;
  /** Called with an error. */
  onError?: (error: Error) => void;
  /** Retries when this changes. */
  resetKey?: string;
  children: ReactNode;
}

interface ErrorBoundaryState {
  hasFailed: boolean;
  /** Number of times nodes were changed by others, here or elsewhere. */
  remounts: number;
}

let remounts = 0;

/**
 * Renders a fallback when its children fail. If a translator has changed the page, the children are silently remounted.
 */
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
