import { lazyPart } from '@boardwalk/app-shell/parts';

/** The dialog for links, loaded when it is asked for. */
export const linkDialog = lazyPart(async () => ({
  default: (await import('./LinkDialog.tsx')).LinkDialog,
}));
