import '@boardwalk/ui-kit/tokens.css';
import '@boardwalk/ui-kit/reset.css';
import { afterEach } from 'vitest';
import { takeDownApps } from './render-app.tsx';

// A slow machine gives view transitions up with an error of its own; what they lead to is the same without.
Object.defineProperty(document, 'startViewTransition', { value: undefined });

// A link that no part of the app answers would leave the tests: it is left unanswered.
addEventListener('click', (event) => {
  if (event.target instanceof Element && event.target.closest('a[href]') !== null) event.preventDefault();
});

afterEach(() => takeDownApps());
