import { createAreaClient } from '@boardwalk/api-client';
import { files, search } from '@boardwalk/api-client/areas';

const client = createAreaClient(
  { baseUrl: process.env['BOARDWALK_API'] ?? 'http://127.0.0.1:3000/api' },
  { files, search },
);

const { count } = await client.files.countFiles();
console.log(count);
