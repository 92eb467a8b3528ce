import { Component } from 'react';
import type { ErrorInfo, ReactNode } from 'react';
import { partsTexts } from '../texts/parts.ts';
import { Alert } from './alert.tsx';
import { Button } from './button.tsx';

interface ErrorBoundaryProps {
  /** What failed, for the log: 'bench', 'gallery'. */
  readonly region: string;
  readonly children: ReactNode;
  /** Shown instead; by default a short message with details and a way to try again. */
  readonly fallback?: (error: Error, retry: () => void) => ReactNode;
}

/** Wraps a region, so that it can fail while the rest goes on. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { error: Error | null }> {
  override state: { error: Error | null } = { error: null };

  static getDerivedStateFromError(error: Error) {
    return { error };
  }

  override componentDidCatch(error: Error, info: ErrorInfo) {
    console.error(`The region '${this.props.region}' failed.`, error, info.componentStack);
  }

  private readonly retry = () => this.setState({ error: null });

  override render() {
    const { error } = this.state;
    if (!error) return this.props.children;
    if (this.props.fallback) return this.props.fallback(error, this.retry);
    return (
      <Alert
        kind="error"
        title={partsTexts.somethingWentWrong}
        actions={
          <Button size="small" onClick={this.retry}>
            {partsTexts.tryAgain}
          </Button>
        }
      >
        <details>
          <summary>{partsTexts.details}</summary>
          <p>{error.message}</p>
        </details>
      </Alert>
    );
  }
}
