import '@boardwalk/ui-kit/tokens.css';
import { afterEach } from 'vitest';
import { closePages } from './page.tsx';

afterEach(() => {
  closePages();
  sessionStorage.clear();
});
