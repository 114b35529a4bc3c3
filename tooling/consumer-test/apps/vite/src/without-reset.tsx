import '@boardwalk/ui-kit/tokens.css';
import { createRoot } from 'react-dom/client';
import { Page } from './Page.tsx';

createRoot(document.body.appendChild(document.createElement('main'))).render(<Page />);
