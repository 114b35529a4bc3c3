'use client';

import { useState, type Ref } from 'react';
import { Dialog, type DialogProps } from '../Dialog/Dialog.tsx';
import { Spinner } from '../Spinner/Spinner.tsx';
import styles from './FrameDialog.module.css';

export interface FrameDialogProps extends Omit<
  DialogProps,
  'children' | 'title' | 'flush' | 'footer' | 'initialFocus'
> {
  /** Address of the page inside. */
  src: string;
  /** Names the dialog and the frame. */
  title: string;
  /** Said while the page loads. */
  loadingLabel: string;
  /** The frame, to compare `event.source` of its messages with. */
  frameRef?: Ref<HTMLIFrameElement>;
  /** Runs whenever a page inside has loaded. */
  onFrameLoad?: () => void;
  /** Features the page inside may use, as the `allow` attribute. */
  allow?: string;
}

/** A dialog around another page, such as login or payment. Its messages are the caller's to check: origin, source, shape. */
export function FrameDialog({
  src,
  title,
  loadingLabel,
  frameRef,
  onFrameLoad,
  allow,
  header = false,
  ...dialog
}: FrameDialogProps) {
  return (
    <Dialog {...dialog} title={title} header={header} flush>
      {/* A new address starts anew, loading state included. */}
      <Frame
        key={src}
        src={src}
        title={title}
        loadingLabel={loadingLabel}
        frameRef={frameRef}
        onFrameLoad={onFrameLoad}
        allow={allow}
      />
    </Dialog>
  );
}

interface FrameProps {
  src: string;
  title: string;
  loadingLabel: string;
  frameRef: Ref<HTMLIFrameElement> | undefined;
  onFrameLoad: (() => void) | undefined;
  allow: string | undefined;
}

function Frame({ src, title, loadingLabel, frameRef, onFrameLoad, allow }: FrameProps) {
  const [loading, setLoading] = useState(true);
  return (
    <div className={styles.place}>
      {/* oxlint-disable-next-line react/iframe-missing-sandbox -- it hosts the product's own pages, which need their cookies and storage */}
      <iframe
        ref={frameRef}
        src={src}
        title={title}
        allow={allow}
        className={styles.frame}
        data-loading={loading ? '' : undefined}
        onLoad={() => {
          setLoading(false);
          onFrameLoad?.();
        }}
      />
      {loading && (
        <span className={styles.loading}>
          <Spinner size="large" label={loadingLabel} />
        </span>
      )}
    </div>
  );
}
