/**
 * Whether the browser can have passkeys of this page: they take https (or localhost) and a host with a name. A site of which the
 * server knows that it has none says so when it is asked.
 */
export function canUsePasskeys(page: Window = window): boolean {
  return (
    page.isSecureContext && 'PublicKeyCredential' in page && !/^[\d.]+$|^\[/u.test(page.location.hostname)
  );
}
