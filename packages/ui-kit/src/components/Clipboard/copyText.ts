/**
 * Copies a text to the clipboard. Call it while a press is being handled. Browsers keep their clipboard interface from
 * pages on plain HTTP; there the older command copies. Rejects when the text was not copied.
 */
export async function copyText(text: string): Promise<void> {
  // oxlint-disable-next-line no-restricted-properties -- absent on plain HTTP, which the next line expects
  const clipboard: Clipboard | undefined = navigator.clipboard;
  if (clipboard) return clipboard.writeText(text);
  if (!copyByCommand(text)) throw new Error('The browser refused to copy.');
}

/** The command copies what is selected, hence a field for the moment. */
function copyByCommand(text: string): boolean {
  const focused = document.activeElement;
  const field = document.createElement('textarea');
  field.value = text;
  field.readOnly = true;
  field.style.position = 'fixed';
  field.style.opacity = '0';
  // A modal dialog takes the focus back from anything outside it.
  (focused?.closest('[role="dialog"], [role="alertdialog"]') ?? document.body).append(field);
  field.select();
  try {
    return document.execCommand('copy');
  } finally {
    field.remove();
    if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  }
}
