import type { ReactNode } from 'react';

/** How a confirm ended: the OK button, the cancel button, or Esc, ×, mask. */
export type ConfirmOutcome = 'ok' | 'cancel' | 'dismiss';

export interface ConfirmOptions {
  /** Default: the provider's, which means "prompt". */
  title?: string;
  message: ReactNode;
  /** Default: the provider's, which means "confirm". */
  okLabel?: string;
  /** Default: the provider's, which means "cancel". */
  cancelLabel?: string;
  /** Which button does harm and is drawn so; the focus starts on the other one. */
  critical?: 'ok' | 'cancel';
  /** Pixels. Default 420. */
  width?: number;
}

export interface ConfirmRequest {
  id: number;
  options: ConfirmOptions;
  settle: (outcome: ConfirmOutcome) => void;
}

/** Asks from anywhere; a `ConfirmProvider` draws the question. Questions wait for each other. */
export interface Confirmer {
  confirm: (options: ConfirmOptions) => Promise<ConfirmOutcome>;
  /** What `ConfirmProvider` listens to: the question that is open now. */
  subscribe: (listener: () => void) => () => void;
  current: () => ConfirmRequest | null;
}

/** Makes a confirmer. An application needs one; tests make their own. */
export function createConfirmer(): Confirmer {
  const listeners = new Set<() => void>();
  let queue: ConfirmRequest[] = [];
  let nextId = 1;
  const change = (requests: ConfirmRequest[]) => {
    queue = requests;
    for (const listener of listeners) listener();
  };
  return {
    confirm: (options) =>
      new Promise((resolve) => {
        const id = nextId;
        nextId += 1;
        const settle = (outcome: ConfirmOutcome) => {
          change(queue.filter((request) => request.id !== id));
          resolve(outcome);
        };
        change([...queue, { id, options, settle }]);
      }),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    current: () => queue[0] ?? null,
  };
}

/** The application's confirmer. */
export const confirmer: Confirmer = createConfirmer();
