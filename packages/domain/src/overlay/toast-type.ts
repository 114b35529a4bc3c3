/** Types of a toast (spec §4). */
export const ToastType = {
  NONE: 'none',
  INFO: 'info',
  SUCCESS: 'success',
  WARN: 'warn',
  ERROR: 'error',
  LOADING: 'loading',
} as const;
export type ToastType = (typeof ToastType)[keyof typeof ToastType];
