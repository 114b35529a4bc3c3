import { createServiceClient, isFailureOf } from '@boardwalk/api-client';

const client = createServiceClient({
  baseUrl: process.env['BOARDWALK_API'] ?? 'http://127.0.0.1:3000/api',
  token: process.env['BOARDWALK_TOKEN'] ?? '',
});

const { list } = await client.workspace.listTeams();
console.log(list.length);

// Beyond the token's scopes.
await client.files.listOwnFiles().catch((reason: unknown) => {
  if (!isFailureOf(reason, 'listOwnFiles')) throw reason;
  console.log(reason.error, reason.data.scope);
});
