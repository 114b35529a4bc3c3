import { vi } from 'vitest';

const PATIENCE_MS = 15_000;

/** What is waited for may take long on a busy machine; by default Vitest gives it a second. */
const { waitFor } = vi;
vi.waitFor = (check, options) =>
  waitFor(check, typeof options === 'number' ? options : { timeout: PATIENCE_MS, ...options });
