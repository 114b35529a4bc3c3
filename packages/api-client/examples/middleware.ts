import { createApiClient, type Middleware } from '@boardwalk/api-client';

const timing: Middleware = {
  after: ({ status }, { operation }) => console.log(operation, status),
};
const client = createApiClient({
  baseUrl: process.env['BOARDWALK_API'] ?? 'http://127.0.0.1:3000/api',
  middleware: [timing],
  retry: { attempts: 3 },
});

await client.files.countFiles({ timeoutMs: 5_000, headers: { 'Accept-Language': 'ko-KR' } });
