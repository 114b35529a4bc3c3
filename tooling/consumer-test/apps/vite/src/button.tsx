import { Button } from '@boardwalk/ui-kit/Button';
import { createRoot } from 'react-dom/client';

createRoot(document.body.appendChild(document.createElement('main'))).render(<Button>Save</Button>);
