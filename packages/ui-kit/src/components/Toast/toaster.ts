import { Toast as Base } from '@base-ui/react/toast';

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
  readonly manager: ReturnType<typeof Base.createToastManager>;
}

function content(type: ToastType, text: string, options: ToastOptions) {
  const { duration = type === ToastType.LOADING ? 0 : TOAST_DURATION, action, onClose } = options;
  return {
    type,
    title: text,
    timeout: duration,
    // Only what went wrong may interrupt a screen reader.
    priority: type === ToastType.ERROR ? ('high' as const) : ('low' as const),
    ...(action ? { actionProps: { children: action.label, onClick: action.onClick } } : {}),
    ...(onClose ? { onClose } : {}),
  };
}

/** Makes a toaster. An application needs one; tests make their own. */
export function createToaster(): Toaster {
  const manager = Base.createToastManager();
  const show: Toaster['show'] = (type, text, options = {}) => manager.add(content(type, text, options));
  return {
    manager,
    show,
    none: (text, options) => show(ToastType.NONE, text, options),
    info: (text, options) => show(ToastType.INFO, text, options),
    success: (text, options) => show(ToastType.SUCCESS, text, options),
    warn: (text, options) => show(ToastType.WARN, text, options),
    error: (text, options) => show(ToastType.ERROR, text, options),
    loading: (text, options) => show(ToastType.LOADING, text, options),
    update: (id, type, text, options = {}) => manager.update(id, content(type, text, options)),
    close: (id) => manager.close(id),
  };
}

/** The application's toaster. */
export const toast: Toaster = createToaster();
