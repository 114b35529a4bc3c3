#!/usr/bin/env node
/** Finds or installs the Chromium for tests and says which: `node tooling/test-browser/install.mjs`. */
import { ensureChromium } from './index.mjs';

try {
  await ensureChromium();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
