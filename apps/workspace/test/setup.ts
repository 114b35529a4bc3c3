import '@boardwalk/ui-kit/tokens.css';
import '@boardwalk/ui-kit/reset.css';
import { afterEach } from 'vitest';
import { takeDownApp } from './mount.tsx';

// Here, which runs for each file of tests; the files share the module that mounts.
afterEach(takeDownApp);
// They share what a browser keeps, too: what was drawn last must not colour what the next test draws.
afterEach(() => localStorage.removeItem('editor-looks'));
