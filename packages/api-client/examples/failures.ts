import { ApiFailure, createApiClient, isFailureOf } from '@boardwalk/api-client';

const client = createApiClient({ baseUrl: process.env['BOARDWALK_API'] ?? 'http://127.0.0.1:3000/api' });

try {
  await client.call('searchFiles', { query: { size: 1000 } });
} catch (reason) {
  if (isFailureOf(reason, 'searchFiles') && reason.error === 'bad_input')
    for (const { field, rule } of reason.data.fields) console.log(field, rule);
  else if (reason instanceof ApiFailure) console.log(reason.kind, reason.message);
}
