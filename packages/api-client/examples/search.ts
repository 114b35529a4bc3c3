import { createApiClient } from '@boardwalk/api-client';

const client = createApiClient({ baseUrl: process.env['BOARDWALK_API'] ?? 'http://127.0.0.1:3000/api' });

const { list } = await client.search.searchFiles({ query: { keyword: 'fish', size: 20 } });
for (const { file_key, name } of list) console.log(file_key, name);

// The same by the operation's name, and with status and headers.
const { body, headers } = await client.full('searchFiles', { query: { keyword: 'fish' } });
console.log(body.data.list.length, headers.get('x-request-id') !== null);
