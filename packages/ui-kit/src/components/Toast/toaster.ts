import type { ReactNode } from 'react';

/** The kinds of toast (spec §4): `none` has no icon, `loading` a spinner. */
export const ToastType = {
  NONE: 'none',
  INFO: 'info',
  SUCCESS: 'success',
  WARN: 'warn',
  ERROR: 'error',
  LOADING: 'loading',
} as const;
export type ToastType = (typeof ToastType)[keyof typeof ToastType];

/** Milliseconds until a toast closes by itself (spec §9). */
export const TOAST_DURATION = 3000;

export interface ToastOptions {
  /** More than one line has room for: below the text, smaller; may hold links. */
  description?: ReactNode;
  /** Milliseconds until it closes by itself; 0 keeps it. Default 3000; `loading` stays until closed or updated. */
  duration?: number;
  /** One thing to do about it. The toast closes when it is done: what it says may not hold any more. */
  action?: { label: string; onClick: () => void };
  onClose?: () => void;
}

/** What a toast becomes when the work it stands for is done. */
export interface ToastOutcome extends ToastOptions {
  text: ReactNode;
}

/** What is said while work goes on, and when it is done or failed. */
export interface ToastPromiseWords<Value> {
  loading: ReactNode;
  success: ReactNode | ((value: Value) => ToastOutcome);
  error: ReactNode | ((failure: unknown) => ToastOutcome);
}

/** Shows, changes and closes toasts from anywhere; a `ToastProvider` draws them. */
export interface Toaster {
  /** Shows a toast and answers its id. */
  show: (type: ToastType, text: ReactNode, options?: ToastOptions) => string;
  none: (text: ReactNode, options?: ToastOptions) => string;
  info: (text: ReactNode, options?: ToastOptions) => string;
  success: (text: ReactNode, options?: ToastOptions) => string;
  warn: (text: ReactNode, options?: ToastOptions) => string;
  error: (text: ReactNode, options?: ToastOptions) => string;
  loading: (text: ReactNode, options?: ToastOptions) => string;
  /**
   * One toast for a piece of work: loading, then what became of it. A reader who closed it meanwhile sees the outcome in a
   * new one. Answers the promise it was given, whose failure stays the caller's to handle.
   */
  promise: <Value>(work: Promise<Value>, words: ToastPromiseWords<Value>) => Promise<Value>;
  /** Turns a toast into another one, as loading into success; its time starts again. */
  update: (id: string, type: ToastType, text: ReactNode, options?: ToastOptions) => void;
  /** Closes one toast, or all. */
  close: (id?: string) => void;
  /** What `ToastProvider` listens to. */
  readonly wire: ToastWire;
}

/** A toast as the drawing part takes it. */
export interface ToastContent {
  type: ToastType;
  title: ReactNode;
  description: ReactNode;
  timeout: number;
  priority: 'low' | 'high';
  actionProps: { children: string; onClick: () => void } | undefined;
  onClose?: () => void;
}

/** The drawing part, which may arrive later than the first toast. */
export interface ToastSink {
  add: (toast: ToastContent & { id: string }) => void;
  update: (id: string, toast: ToastContent) => void;
  close: (id?: string) => void;
}

/** Ties a toaster to its drawing part; what was asked for before is kept until then. */
export interface ToastWire {
  attach: (sink: ToastSink) => () => void;
  /** Whether something waits to be drawn. */
  waiting: () => boolean;
  subscribe: (listener: () => void) => () => void;
}

function createWire(): ToastWire & { send: (command: (sink: ToastSink) => void) => void } {
  const listeners = new Set<() => void>();
  let sink: ToastSink | undefined;
  let waiting: Array<(sink: ToastSink) => void> = [];
  return {
    send: (command) => {
      if (sink) command(sink);
      else {
        waiting = [...waiting, command];
        for (const listener of listeners) listener();
      }
    },
    attach: (next) => {
      sink = next;
      for (const command of waiting.splice(0)) command(next);
      return () => {
        if (sink === next) sink = undefined;
      };
    },
    waiting: () => waiting.length > 0,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

function content(type: ToastType, text: ReactNode, options: ToastOptions, close: () => void): ToastContent {
  const {
    duration = type === ToastType.LOADING ? 0 : TOAST_DURATION,
    action,
    description,
    onClose,
  } = options;
  return {
    type,
    title: text,
    // Said even when there is none: an update keeps what it does not name.
    description,
    timeout: duration,
    // Only what went wrong may interrupt a screen reader.
    priority: type === ToastType.ERROR ? 'high' : 'low',
    actionProps: action && {
      children: action.label,
      onClick() {
        close();
        action.onClick();
      },
    },
    ...(onClose ? { onClose } : {}),
  };
}

const outcome = <Result>(
  words: ReactNode | ((result: Result) => ToastOutcome),
  result: Result,
): ToastOutcome => (typeof words === 'function' ? words(result) : { text: words });

/** Makes a toaster. An application needs one; tests make their own. */
export function createToaster(): Toaster {
  const wire = createWire();
  let count = 0;
  const close: Toaster['close'] = (id) => wire.send((sink) => sink.close(id));
  const show: Toaster['show'] = (type, text, options = {}) => {
    count += 1;
    const id = `toast-${count}`;
    wire.send((sink) => sink.add({ id, ...content(type, text, options, () => close(id)) }));
    return id;
  };
  const update: Toaster['update'] = (id, type, text, options = {}) =>
    wire.send((sink) =>
      sink.update(
        id,
        content(type, text, options, () => close(id)),
      ),
    );
  const promise: Toaster['promise'] = (work, words) => {
    let isShown = true;
    const id = show(ToastType.LOADING, words.loading, { onClose: () => (isShown = false) });
    const settle = (type: ToastType, { text, ...options }: ToastOutcome) => {
      if (isShown) update(id, type, text, options);
      else show(type, text, options);
    };
    work.then(
      (value) => settle(ToastType.SUCCESS, outcome(words.success, value)),
      (failure: unknown) => settle(ToastType.ERROR, outcome(words.error, failure)),
    );
    return work;
  };
  return {
    wire,
    show,
    promise,
    update,
    none: (text, options) => show(ToastType.NONE, text, options),
    info: (text, options) => show(ToastType.INFO, text, options),
    success: (text, options) => show(ToastType.SUCCESS, text, options),
    warn: (text, options) => show(ToastType.WARN, text, options),
    error: (text, options) => show(ToastType.ERROR, text, options),
    loading: (text, options) => show(ToastType.LOADING, text, options),
    close,
  };
}

/** The application's toaster. */
export const toast: Toaster = createToaster();
