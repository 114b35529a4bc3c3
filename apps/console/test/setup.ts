import '@boardwalk/ui-kit/tokens.css';
import '@boardwalk/ui-kit/reset.css';
import { afterEach } from 'vitest';
import { takeDownApp } from './mount.tsx';

// Here, which runs for each file of tests; the files share the module that mounts.
afterEach(takeDownApp);
