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
  /** Milliseconds until it closes by itself; 0 keeps it. Default 3000; `loading` stays until closed or updated. */
  duration?: number;
  /** One thing to do about it. */
  action?: { label: string; onClick: () => void };
  onClose?: () => void;
}

/** Shows, changes and closes toasts from anywhere; a `ToastProvider` draws them. */
export interface Toaster {
  /** Shows a toast and answers its id. */
  show: (type: ToastType, text: string, options?: ToastOptions) => string;
  none: (text: string, options?: ToastOptions) => string;
  info: (text: string, options?: ToastOptions) => string;
  success: (text: string, options?: ToastOptions) => string;
  warn: (text: string, options?: ToastOptions) => string;
  error: (text: string, options?: ToastOptions) => string;
  loading: (text: string, options?: ToastOptions) => string;
  /** Turns a toast into another one, as loading into success; its time starts anew. */
  update: (id: string, type: ToastType, text: string, options?: ToastOptions) => void;
  /** Closes one toast, or all. */
  close: (id?: string) => void;
  /** What `ToastProvider` listens to. */
  readonly wire: ToastWire;
}

/** A toast as the drawing part takes it. */
export interface ToastContent {
  type: ToastType;
  title: string;
  timeout: number;
  priority: 'low' | 'high';
  actionProps?: { children: string; onClick: () => void };
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

function content(type: ToastType, text: string, options: ToastOptions): ToastContent {
  const { duration = type === ToastType.LOADING ? 0 : TOAST_DURATION, action, onClose } = options;
  return {
    type,
    title: text,
    timeout: duration,
    // Only what went wrong may interrupt a screen reader.
    priority: type === ToastType.ERROR ? 'high' : 'low',
    ...(action ? { actionProps: { children: action.label, onClick: action.onClick } } : {}),
    ...(onClose ? { onClose } : {}),
  };
}

/** Makes a toaster. An application needs one; tests make their own. */
export function createToaster(): Toaster {
  const wire = createWire();
  let count = 0;
  const show: Toaster['show'] = (type, text, options = {}) => {
    count += 1;
    const id = `toast-${count}`;
    wire.send((sink) => sink.add({ id, ...content(type, text, options) }));
    return id;
  };
  return {
    wire,
    show,
    none: (text, options) => show(ToastType.NONE, text, options),
    info: (text, options) => show(ToastType.INFO, text, options),
    success: (text, options) => show(ToastType.SUCCESS, text, options),
    warn: (text, options) => show(ToastType.WARN, text, options),
    error: (text, options) => show(ToastType.ERROR, text, options),
    loading: (text, options) => show(ToastType.LOADING, text, options),
    update: (id, type, text, options = {}) =>
      wire.send((sink) => sink.update(id, content(type, text, options))),
    close: (id) => wire.send((sink) => sink.close(id)),
  };
}

/** The application's toaster. */
export const toast: Toaster = createToaster();
