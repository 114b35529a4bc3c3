/** The JavaScript that a route may load before it works. */
export interface Budget {
  /** How people name the route. */
  route: string;
  /** Vite's manifest of the app's build, relative to the checkout. */
  manifest: string;
  /** Keys of the manifest (source files) that the route loads at once; their static imports count too. */
  entries: string[];
  /** Bytes after gzip. */
  limit: number;
}

export const BUDGETS: readonly Budget[] = [];
