import type { ApiClient } from '../src/index.ts';

/** Whether a call carries the token: always, when there is one, never. */
export type Auth = 'required' | 'optional' | 'none';

/** One row of the ledger: how the call goes out, by method and address, and whether it carries the token. */
export type SpecifiedCall = readonly [
  id: string,
  call: (client: ApiClient) => Promise<unknown>,
  sent: string,
  auth: Auth,
];

/** A user's id, an image's hash and the values most lists take. */
export const USER = 'a4HnVtYc8wLd';
export const HASH = '0'.repeat(64);
export const PAGE = { cursor: '0', size: 40 };
