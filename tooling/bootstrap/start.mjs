/** `npm start`: from a clean clone to a running Boardwalk. */
import { requireNode } from './require-node.mjs';

requireNode();
const { startProduct } = await import('./start-product.mjs');
await startProduct();
