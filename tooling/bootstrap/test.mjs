/** `npm test`: from a clean clone to every check passed or named. */
import { requireNode } from './require-node.mjs';

requireNode();
const { runChecks } = await import('./run-checks.mjs');
await runChecks();
