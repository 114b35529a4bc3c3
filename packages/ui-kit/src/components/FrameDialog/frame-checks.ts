/** The origin a page will have, such as `https://login.example.com`; `null` as text for addresses without one (`data:`). */
export function originOf(address: string): string {
  return new URL(address, window.location.href).origin;
}

/**
 * Whether a message was sent by the page in this frame: from its very window, and from the origin that is expected there.
 * A frame that has no window any more has sent nothing.
 */
export function isFrom(frame: HTMLIFrameElement | null, origin: string, event: MessageEvent): boolean {
  const sender = frame?.contentWindow ?? null;
  return sender !== null && event.source === sender && event.origin === origin;
}

/**
 * Whether the page of this application's own origin in a frame did not come. Browsers fire `load` for their own error
 * pages too; those cannot be read, and a page that can be read has the status of its response. Of other origins
 * nothing can be known.
 */
export function hasFailed(frame: HTMLIFrameElement, origin: string): boolean {
  if (origin !== window.location.origin) return false;
  const page = readableWindow(frame);
  if (page === null) return true;
  const [navigation] = page.performance.getEntriesByType('navigation');
  const status = (navigation as PerformanceNavigationTiming | undefined)?.responseStatus ?? 0;
  return status >= 400;
}

/** The window of a frame if this page may look into it. */
function readableWindow(frame: HTMLIFrameElement): Window | null {
  // Null for a document of another origin, to which browsers count their error pages.
  return frame.contentDocument === null ? null : frame.contentWindow;
}
