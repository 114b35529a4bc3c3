import { Button } from '@boardwalk/ui-kit';
import { createRoot } from 'react-dom/client';

createRoot(document.body.appendChild(document.createElement('main'))).render(<Button>Save</Button>);
