import { expect, test } from 'vitest';
import { defaultSeed } from '../start-product.mjs';

test.each([
  [{}, 'demo'],
  [{ HOST: 'localhost' }, 'demo'],
  [{ HOST: '127.0.0.1', PUBLIC_URL: 'http://localhost:4000' }, 'demo'],
  [{ HOST: '0.0.0.0' }, 'none'],
  [{ HOST: '0.0.0.0', PUBLIC_URL: 'http://localhost:4000' }, 'none'],
  [{ PUBLIC_URL: 'https://boards.example.com' }, 'none'],
])('%j starts an empty data folder with %s content', (env, seed) => {
  expect(defaultSeed(env)).toBe(seed);
});
