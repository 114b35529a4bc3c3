import { afterEach } from 'vitest';
import { unmountAll } from './browser.tsx';

// Here, which runs for each file of tests; the files share the module that mounts.
afterEach(unmountAll);
