/** After reloading a page for lost code, milliseconds in which it is not reloaded again. */
const ONE_RELOAD_MS = 5 * 60_000;
const STORAGE_KEY = 'boardwalk:reloaded-at';

export interface LostCodeOptions {
  /** Notifies the reader that a part of the page is missing and that reloading brings it. */
  onLost: () => void;
  /** Default: reloads the page. */
  reload?: () => void;
}

/**
 * Listens for parts of the application that did not load, as after a new version was installed: announced by Vite as
 * `vite:preloadError`, after which the error reaches the caller that requested the part. The page is reloaded once; when
 * that was done already, something typed would be lost, or the server does not answer, the reader is notified instead.
 *
 * @returns stops listening
 */
export function recoverLostCode({
  onLost,
  reload = () => window.location.reload(),
}: LostCodeOptions): () => void {
  const recover = async () => {
    // Without an answer a reload would put the browser's own page in the place of this one.
    if (!hasInput() && (await isThere()) && takeReload()) reload();
    else onLost();
  };
  const handleError = () => void recover();
  window.addEventListener('vite:preloadError', handleError);
  return () => window.removeEventListener('vite:preloadError', handleError);
}

/** Whether the server answers: one that is just being installed does not, or with an error of its own. */
async function isThere(): Promise<boolean> {
  try {
    return (await fetch(window.location.href, { method: 'HEAD', cache: 'no-store' })).status < 500;
  } catch {
    return false;
  }
}

/** Whether the page holds something that would be lost: what its guards say, or text in a field other than a search. */
function hasInput(): boolean {
  const leaving = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(leaving);
  if (leaving.defaultPrevented) return true;
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
    'textarea, input:is(:not([type]), [type="text"], [type="email"], [type="password"], [type="number"], [type="file"])',
  );
  return [...fields].some((field) => field.value !== '' && field.role !== 'combobox');
}

/** Whether the one reload may be made now. A browser that refuses storage could not stop a second one: none there. */
function takeReload(): boolean {
  try {
    const last = Number(sessionStorage.getItem(STORAGE_KEY) ?? 0);
    if (Date.now() - last < ONE_RELOAD_MS) return false;
    sessionStorage.setItem(STORAGE_KEY, String(Date.now()));
    return true;
  } catch {
    return false;
  }
}
