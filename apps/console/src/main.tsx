import '@boardwalk/ui-kit/tokens.css';
import '@boardwalk/ui-kit/reset.css';
import { startSessionApp } from '@boardwalk/app-shell/app';
import { createRouter } from './app/router.tsx';
import { baseApi } from './shared/api/base-api.ts';
import { loadTexts } from './shared/language/load-texts.ts';

await startSessionApp({ load: loadTexts, api: baseApi, router: createRouter });
