import { createSessionClient } from '@boardwalk/api-client';

declare global {
  interface Window {
    /** Refreshes the token of the page's session. */
    refreshed: () => Promise<string | undefined>;
  }
}

const { tokens } = createSessionClient({
  baseUrl: '/api',
  onSignInRequired: () => document.body.append('Sign in'),
  acrossTabs: true,
});
await tokens.start('refresh', 'mira');
window.refreshed = tokens.refresh;
document.body.append(document.createElement('main'));
document.querySelector('main')?.append('Ready');
