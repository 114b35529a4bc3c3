'use client';

import type { Ref } from 'react';
import { lazyModule, useLazyModule } from '../../internal/lazyModule.ts';
import { Dialog, type DialogProps } from '../Dialog/Dialog.tsx';

/** Why a page did not show: it could not be loaded, or it did not come in time. */
export type FrameFailure = 'failed' | 'timeout';

/** What the dialog says about its page. */
export interface FrameWords {
  /** Said while the page loads. */
  loading: string;
  /** Title of what stands in place of a page that did not come. */
  failed: string;
  /** The same for one that took too long. Default: `failed`. */
  timeout?: string;
  /** On the button that loads it again. */
  retry: string;
}

/** Milliseconds a page may take by default. */
export const FRAME_TIMEOUT = 20_000;

export interface FrameDialogProps<Message> extends Omit<
  DialogProps,
  'children' | 'title' | 'flush' | 'footer' | 'initialFocus'
> {
  /** Address of the page inside. */
  src: string;
  /** Names the dialog and the frame. */
  title: string;
  words: FrameWords;
  /** The one origin whose messages count, such as `https://login.example.com`. Default: that of `src`. */
  origin?: string;
  /**
   * Reads a message, and answers null for what has another shape than expected. It only sees messages that the frame's own
   * window sent from `origin`.
   */
  readMessage?: (event: MessageEvent<unknown>) => Message | null;
  /** Gets every message that `readMessage` understood. */
  onMessage?: (message: Message) => void;
  /**
   * Whether a message says that the page is ready; until then it counts as loading. Needed for pages of another origin:
   * browsers do not say whether those loaded.
   */
  isReady?: (message: Message) => boolean;
  /** Milliseconds until a page that is not there counts as failed. Default 20 000. */
  timeout?: number;
  /** Runs whenever a page inside has loaded. */
  onFrameLoad?: () => void;
  /** Runs when the page did not come; the reader is offered to try again. */
  onFrameError?: (failure: FrameFailure) => void;
  /** The frame, to send messages to. */
  frameRef?: Ref<HTMLIFrameElement>;
  /** Features the page inside may use, as the `allow` attribute. */
  allow?: string;
}

const frame = lazyModule(() => import('./Frame.tsx'));

/**
 * A dialog around another page, such as login or payment. Of its messages only those count that the frame's own window sent,
 * from the expected origin, in a shape that `readMessage` knows. A page that does not load is reported, with a way to try again.
 */
export function FrameDialog<Message = never>({
  src,
  title,
  words,
  origin,
  readMessage,
  onMessage,
  isReady,
  timeout = FRAME_TIMEOUT,
  onFrameLoad,
  onFrameError,
  frameRef,
  allow,
  header = false,
  ...dialog
}: FrameDialogProps<Message>) {
  const module = useLazyModule(frame, dialog.open, () => dialog.onClose('failed'));
  const takeMessage = (event: MessageEvent) => {
    const message = readMessage?.(event) ?? null;
    if (message === null) return false;
    onMessage?.(message);
    return isReady?.(message) ?? false;
  };
  return (
    <Dialog {...dialog} title={title} header={header} flush>
      {module && (
        <module.Frame
          // A new address starts again, loading state included.
          key={src}
          src={src}
          title={title}
          words={words}
          origin={origin}
          timeout={timeout}
          onMessageEvent={takeMessage}
          waitsForMessage={isReady !== undefined}
          frameRef={frameRef}
          onFrameLoad={onFrameLoad}
          onFrameError={onFrameError}
          allow={allow}
        />
      )}
    </Dialog>
  );
}
