/**
 * Fetches what mind maps, drawings and snapping take in an editor. A page that shows an editor begins it early: until it is there, these
 * are not to be seen. An editor asks for it itself as well.
 *
 * @throws Error when it does not load
 */
export async function loadEditParts(): Promise<void> {
  (await import('./editParts.ts')).registerEditParts();
}
