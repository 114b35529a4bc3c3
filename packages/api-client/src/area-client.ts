import { callsOf, type ApiClientOptions, type Calls } from './client.ts';
import type { AreaTables } from './generated/areas.ts';
import type { Areas } from './generated/methods.ts';
import type { OperationId } from './operation-types.ts';
import type { Operation } from './read-answer.ts';
import { signInRequest, type SignInRequest } from './sign-in-request.ts';

type AreaName = keyof Areas & keyof AreaTables;

/** The operations of some areas, by their names. */
type OperationsIn<Names extends AreaName> = { [Name in Names]: keyof AreaTables[Name] }[Names] & OperationId;

/** A client of some areas: their operations as methods, and by their names. */
export type AreaClient<Names extends AreaName> = Calls<OperationsIn<Names>> & Pick<Areas, Names>;

/**
 * Makes a client of some areas of the API, for applications that count bytes: what it knows of other operations is not
 * carried along.
 *
 * @param areas from `@boardwalk/api-client/areas`, by their names
 *
 * @example
 * import { files, search } from '@boardwalk/api-client/areas';
 * const client = createAreaClient({ baseUrl: '/api' }, { files, search });
 * await client.search.searchFiles({ query: { keyword: 'fish' } });
 */
export function createAreaClient<const Names extends AreaName>(
  options: ApiClientOptions,
  areas: { readonly [Name in Names]: AreaTables[Name] },
): AreaClient<Names> {
  return areaClientThatAsks(options, areas, signInRequest(options.onSignInRequired));
}

/** A client of some areas that shares its request for sign-in with other callers. */
export function areaClientThatAsks<const Names extends AreaName>(
  options: Omit<ApiClientOptions, 'onSignInRequired'>,
  areas: { readonly [Name in Names]: AreaTables[Name] },
  signIn: SignInRequest,
): AreaClient<Names> {
  const tables = Object.entries<Readonly<Record<string, Operation>>>(areas);
  const operations = Object.assign({}, ...tables.map(([, table]) => table)) as Record<
    OperationsIn<Names>,
    Operation
  >;
  const calls = callsOf(operations, options, signIn);
  const call = calls.call as unknown as (id: string, input: unknown) => Promise<unknown>;
  const methods = tables.map(([area, table]) => [
    area,
    Object.fromEntries(Object.keys(table).map((id) => [id, (input: unknown) => call(id, input)])),
  ]);
  return { ...(Object.fromEntries(methods) as Areas), ...calls };
}
