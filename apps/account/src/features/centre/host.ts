import {
  AccountMessageName,
  readAccountMessage,
  type AccountMessage,
  type PaymentMessage,
} from '@boardwalk/domain';

/** The window this page talks with: the one around its frame, or the one that opened it; null for a page on its own. */
export function hostOf(page: Window = window): Window | null {
  if (page.parent !== page) return page.parent;
  return page.opener as Window | null;
}

/** Reports to the host what happened here (spec §2); the browser delivers it to a page of our own origin only. */
export function tellHost(message: AccountMessage | PaymentMessage, page: Window = window): void {
  hostOf(page)?.postMessage(message, page.location.origin);
}

/**
 * Hears what was updated in the host meanwhile. Messages of other origins and of other windows are passed over.
 *
 * @returns stops listening
 */
export function hearHost(onMessage: (message: AccountMessage) => void, page: Window = window): () => void {
  const listen = (event: MessageEvent) => {
    const message = readAccountMessage(event, { origin: page.location.origin, source: hostOf(page) });
    if (message !== null) onMessage(message);
  };
  page.addEventListener('message', listen);
  return () => page.removeEventListener('message', listen);
}

/** Asks the page around the frame to close it. */
export const askToClose = () => tellHost({ type: AccountMessageName.CLOSE_MODAL });
