import type { BoardSurface } from './boardSurface.ts';

/**
 * Opens an address in a tab of its own, which learns nothing of this page. What is no address of the web or of mail is
 * left alone, wherever it came from.
 */
export function openAddress(address: string): void {
  if (/^(?:https?|mailto):/i.test(address)) window.open(address, '_blank', 'noopener,noreferrer');
}

/** Goes where a link leads from a board that is looked at: to a page, or to another element. */
export function followLink(link: string, surface: BoardSurface): void {
  if (!link.startsWith('#')) return openAddress(link);
  const box = surface.scene.get(link.slice(1))?.bounds;
  const there = box && surface.fitOf({}, box);
  if (there) surface.glideTo(there);
}
