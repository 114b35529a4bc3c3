import { createApiClient, paginate } from '@boardwalk/api-client';

const client = createApiClient({ baseUrl: process.env['BOARDWALK_API'] ?? 'http://127.0.0.1:3000/api' });

// Pages are asked for as the loop goes on; `break` ends it.
for await (const { name } of paginate(client, 'searchFiles', { query: { keyword: 'fish', size: 2 } })) {
  console.log(name);
}
