/**
 * Opens an address in a tab of its own, which learns nothing of this page. What is no address of the web or of mail is
 * left alone, wherever it came from.
 */
export function openAddress(address: string): void {
  if (/^(?:https?|mailto):/i.test(address)) window.open(address, '_blank', 'noopener,noreferrer');
}
