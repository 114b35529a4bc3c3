import { afterEach, beforeAll } from 'vitest';
import '../tokens/tokens.css';
import '../tokens/reset.css';
import { preloadOverlays } from '../internal/lazyModule.ts';
import { unmountAll } from './mount.tsx';

// Imported for what it registers: every overlay of the kit, so that tests find them in place.
import '../index.ts';

beforeAll(preloadOverlays);
afterEach(unmountAll);
