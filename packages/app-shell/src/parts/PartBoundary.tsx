import { Component, type ReactNode } from 'react';

export interface PartBoundaryProps {
  /** Runs once when the part breaks, or when its code does not load. */
  onError: () => void;
  /** Shown in place of the broken part. Default: nothing. */
  fallback?: ReactNode;
  children: ReactNode;
}

/** Keeps what breaks in one part of a page from taking the rest with it. Give it a new `key` to try the part again. */
export class PartBoundary extends Component<PartBoundaryProps, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown): void {
    reportError(error);
    this.props.onError();
  }

  override render(): ReactNode {
    return this.state.hasFailed ? this.props.fallback : this.props.children;
  }
}
