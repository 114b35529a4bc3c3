import { afterEach } from 'vitest';
import '../tokens/tokens.css';
import { unmountAll } from './mount.tsx';

afterEach(unmountAll);
