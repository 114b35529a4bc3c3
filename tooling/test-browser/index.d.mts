import type { IncomingMessage, ServerResponse } from 'node:http';

/** The part of a Vite server that is used. */
export interface MiddlewareServer {
  middlewares: {
    use: (handler: (request: IncomingMessage, response: ServerResponse, next: () => void) => void) => unknown;
  };
}

/** A Vite plugin that answers addresses of other applications, shown in frames, with an empty page. */
export function framedPages(prefixes: readonly string[]): {
  name: string;
  configureServer: (server: MiddlewareServer) => void;
};

/** Where a Chromium was found. */
export interface FoundChromium {
  path: string;
  source: 'CHROMIUM_PATH' | 'system' | 'playwright';
}

/** Looks for a Chromium without installing anything; throws when `CHROMIUM_PATH` names no executable. */
export function findChromium(options?: {
  env?: Record<string, string | undefined>;
}): FoundChromium | undefined;

/** Finds a Chromium or installs one, logging which; throws with what was tried when no way works. */
export function ensureChromium(options?: {
  log?: (line: string) => void;
}): Promise<{ path: string; source: string }>;

/** Launch options for Playwright and vitest's browser mode; a new object on every call. Throws without a Chromium. */
export function chromiumLaunchOptions(): { executablePath: string; args: string[] };

/** Options of the pages of most tests: nothing moves for long, as for readers who ask for reduced motion. */
export const STILL_PAGES: { reducedMotion: 'reduce' };

/** How long Vitest waits in tests of components, for the config of every project with a browser. */
export const BROWSER_PATIENCE: {
  testTimeout: number;
  hookTimeout: number;
  expect: { poll: { timeout: number } };
  retry: number;
};

/** Installs the first package that can be had; throws what the last one failed with. */
export function installFirst(
  names: readonly string[],
  install: (name: string) => Promise<void>,
): Promise<void>;
