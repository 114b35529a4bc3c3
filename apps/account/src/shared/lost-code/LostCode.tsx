import { Button, recoverLostCode } from '@boardwalk/ui-kit';
import { Component, useLayoutEffect, useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Notice } from '../components/Notice.tsx';
import { NarrowPage } from '../components/NarrowPage.tsx';
import { wordMessages } from '../words/messages.ts';

export interface LostCodeProps {
  /** A part was missing before the page stood, such as the texts of its language. */
  wasLost?: boolean;
  /** Loads the page again. */
  reload?: () => void;
  children: ReactNode;
}

/** Says that a part of the page did not load, as after a new version was installed, and offers to load it again. */
export function LostCode({ wasLost = false, reload = reloadPage, children }: LostCodeProps) {
  const intl = useIntl();
  const [isLost, setLost] = useState(wasLost);
  useLayoutEffect(() => recoverLostCode({ onLost: () => setLost(true), reload }), [reload]);
  const again = (
    <Button variant="secondary" onClick={reload}>
      {intl.formatMessage(wordMessages.reload)}
    </Button>
  );
  const gone = (
    <NarrowPage
      title={intl.formatMessage(wordMessages.loadFailed)}
      text={intl.formatMessage(wordMessages.lostCode)}
    >
      {again}
    </NarrowPage>
  );
  return (
    <Boundary
      fallback={gone}
      notice={
        isLost && (
          <Notice tone="caution" action={again}>
            {intl.formatMessage(wordMessages.lostCode)}
          </Notice>
        )
      }
    >
      {children}
    </Boundary>
  );
}

function reloadPage(): void {
  window.location.reload();
}

interface BoundaryProps {
  fallback: ReactNode;
  /** Stands above what did load. */
  notice: ReactNode;
  children: ReactNode;
}

/** A page that is missing or broken gives way to the fallback, which says all of it. */
class Boundary extends Component<BoundaryProps, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown): void {
    reportError(error);
  }

  override render(): ReactNode {
    if (this.state.hasFailed) return this.props.fallback;
    return (
      <>
        {this.props.notice}
        {this.props.children}
      </>
    );
  }
}
