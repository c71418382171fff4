import { Button } from '@mantine/core';
import { Component, type ReactNode } from 'react';
import { PageHead } from './PageHead.tsx';

interface ScreenBoundaryProps {
  readonly children: ReactNode;
}

/** Stands for a screen whose script could not be loaded, as while the server cannot be reached. */
export class ScreenBoundary extends Component<ScreenBoundaryProps, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError = () => ({ failed: true });

  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      <>
        <PageHead title="This page could not be loaded" />
        <section className="panel">
          <p className="panel-empty">
            <Button variant="default" onClick={() => location.reload()}>
              Load it again
            </Button>
          </p>
        </section>
      </>
    );
  }
}
