import { Component, type ReactNode } from 'react';
import { reportElement } from './reportElement';

interface ElementBoundaryProps {
  id: string;
  kind: string;
  children: ReactNode;
}

/** Keeps the page standing when one element fails in the browser: the element is left out. */
export class ElementBoundary extends Component<ElementBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: Error) {
    reportElement({ id: this.props.id, kind: this.props.kind, problem: error.message });
  }

  override render() {
    return this.state.failed ? null : this.props.children;
  }
}
