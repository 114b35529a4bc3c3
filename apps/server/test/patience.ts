import { vi } from 'vitest';

const PATIENCE_MS = 60_000;

/** What is waited for may take long on a busy machine, whatever a test thinks; by default Vitest gives it a second. */
const { waitFor } = vi;
vi.waitFor = (check, options) => {
  const { timeout = 0, ...others } = typeof options === 'number' ? { timeout: options } : (options ?? {});
  return waitFor(check, { ...others, timeout: Math.max(timeout, PATIENCE_MS) });
};
