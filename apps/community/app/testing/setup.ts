import '@boardwalk/ui-kit/tokens.css';
import { afterEach } from 'vitest';
import { takeDownApps } from './render-app.tsx';

afterEach(takeDownApps);
