/** `npm run boardwalk -- <command>`: the operator's commands, from a clean clone as well. */
import { requireNode } from './require-node.mjs';

requireNode();
const { runBoardwalk } = await import('./run-boardwalk.mjs');
await runBoardwalk();
