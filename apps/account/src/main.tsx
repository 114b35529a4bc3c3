import '@boardwalk/ui-kit/tokens.css';
import '@boardwalk/ui-kit/reset.css';
import { startPage } from '@boardwalk/app-shell/start';
import { App } from './App.tsx';
import { loadTexts } from './shared/language/load-texts.ts';

await startPage(loadTexts, (start) => <App {...start} />);
