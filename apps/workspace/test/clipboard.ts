import { cdp } from 'vitest/browser';

/** Lets the page use the clipboard of the browser, or refuses it. */
export async function allowClipboard(isAllowed: boolean): Promise<void> {
  const { targetInfo } = await cdp().send('Target.getTargetInfo', {});
  const context =
    targetInfo.browserContextId === undefined ? {} : { browserContextId: targetInfo.browserContextId };
  await cdp().send('Browser.resetPermissions', context);
  if (isAllowed) {
    const permissions = ['clipboardReadWrite', 'clipboardSanitizedWrite'] as const;
    await cdp().send('Browser.grantPermissions', { permissions: [...permissions], ...context });
  }
  // Pages in the background are refused as well.
  window.focus();
}
