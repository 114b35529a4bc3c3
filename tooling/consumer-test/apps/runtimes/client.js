import process from 'node:process';
import { ApiFailure, createApiClient, isFailureOf, paginate } from '@boardwalk/api-client';

/** Uses the client against the server of the address that is given: a list in pages, a refusal, an answer that never comes. */
const client = createApiClient({ baseUrl: process.argv[2] });
const seen = { names: [], failure: null, late: null };
for await (const { name } of paginate(client, 'searchFiles', { query: { keyword: 'fish', size: 2 } }))
  seen.names.push(name);
try {
  await client.search.searchFiles({ query: { size: 1000 } });
} catch (reason) {
  if (isFailureOf(reason, 'searchFiles')) seen.failure = reason.error;
}
try {
  await client.files.countFiles({ timeoutMs: 50 });
} catch (reason) {
  if (reason instanceof ApiFailure) seen.late = reason.kind;
}
console.log(JSON.stringify(seen));
