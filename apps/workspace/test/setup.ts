import '@boardwalk/ui-kit/tokens.css';
import '@boardwalk/ui-kit/reset.css';
import { afterEach } from 'vitest';
import { takeDownApp } from './mount.tsx';

// Here, which runs for each file of tests; the files share the module that mounts.
afterEach(takeDownApp);
// They share what a browser keeps, too: how something was drawn last, and which signs were looked at, must not begin the next test.
afterEach(() => {
  for (const key of ['editor-looks', 'editor-signs']) localStorage.removeItem(key);
});
