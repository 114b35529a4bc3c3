import '@boardwalk/ui-kit/tokens.css';
import '@boardwalk/ui-kit/reset.css';
import { afterEach } from 'vitest';
import { takeDownPage } from './show-page.tsx';

// Here, which runs for each file of tests; the files share the module that shows pages.
afterEach(takeDownPage);
