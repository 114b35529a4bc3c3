/** The token of a mailed link, which stands behind the # of the address; empty when there is none. */
export function readMailedToken({ hash }: Pick<Location, 'hash'>): string {
  return hash.replace(/^#/u, '');
}
