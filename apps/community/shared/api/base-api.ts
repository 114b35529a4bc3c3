import type {
  ApiClient,
  ApiFailureRecord,
  CallArguments,
  CallInput,
  DataOf,
  OperationId,
} from '@boardwalk/api-client';
import {
  createApi,
  type BaseQueryApi,
  type BaseQueryFn,
  type QueryReturnValue,
} from '@reduxjs/toolkit/query/react';
import { recordOf } from './failure.ts';

/** What the store gives to every endpoint (its thunk's extra argument). */
export interface ApiExtra {
  readonly client: ApiClient;
}

/** Kinds of cached data that a change makes stale. Rooms name what their queries provide and their changes end. */
export const CACHE_TAGS = [
  'OwnFiles',
  'Collections',
  'Follows',
  'Inbox',
  'Footprints',
  'SearchRecords',
  'Profile',
  'File',
  'Lists',
  'Publication',
] as const;

/** One call of the API: given the client, asks and answers with the data. */
export type ApiCall<Data> = (client: ApiClient, signal: AbortSignal) => Promise<Data>;

type Answered<Data> = QueryReturnValue<Data, ApiFailureRecord, object>;

/** An endpoint's query function, as RTK Query takes it. */
interface Endpoint<Argument, Data> {
  readonly queryFn: (argument: Argument, api: BaseQueryApi) => Promise<Answered<Data>>;
}

/** Runs a call; a failure is answered as plain data, nothing is thrown. */
const baseQuery: BaseQueryFn<ApiCall<unknown>, unknown, ApiFailureRecord, object, object> = runCall;

async function runCall<Data>(call: ApiCall<Data>, { extra, signal }: BaseQueryApi): Promise<Answered<Data>> {
  try {
    return { data: await call((extra as ApiExtra).client, signal) };
  } catch (reason) {
    return { error: recordOf(reason) };
  }
}

/** How long data nobody shows is kept, in seconds: long enough to come back to a list from a file. */
const KEEP_S = 600;

/**
 * The one API of the app, empty: rooms inject their endpoints (`features/<room>/api.ts`) and name them by the
 * contract's operationId.
 */
export const baseApi = createApi({
  reducerPath: 'api',
  baseQuery,
  tagTypes: CACHE_TAGS,
  keepUnusedDataFor: KEEP_S,
  endpoints: () => ({}),
});

/**
 * Makes an endpoint out of an operation; argument and data follow from its name in the contract:
 * `getTopic: build.query(operation('getTopic', (id: number) => ({ query: { id } })))`. Options go beside it:
 * `build.query({ ...operation(…), providesTags: ['Lists'] })`.
 *
 * @param id the operation
 * @param input turns the endpoint's argument into path, query, headers and body of the call
 */
export function operation<Op extends OperationId>(
  id: Op,
  input: () => CallInput<Op>,
): Endpoint<void, DataOf<Op>>;
export function operation<Op extends OperationId, Argument>(
  id: Op,
  input: (argument: Argument) => CallInput<Op>,
): Endpoint<Argument, DataOf<Op>>;
export function operation<Op extends OperationId, Argument>(
  id: Op,
  input: (argument: Argument) => CallInput<Op>,
): Endpoint<Argument, DataOf<Op>> {
  return { queryFn: async (argument, api) => await runCall(callOf(id, input(argument)), api) };
}

/**
 * The same for a list by cursor, for `build.infiniteQuery`; `input` gets the cursor of the wanted part as well. The
 * list starts at `0` and goes on while the server has more.
 */
export function listOperation<Op extends ListOperationId, Argument = void>(
  id: Op,
  input: (argument: Argument, cursor: string) => CallInput<Op>,
) {
  return {
    queryFn: async ({ queryArg, pageParam }: { queryArg: Argument; pageParam: string }, api: BaseQueryApi) =>
      await runCall(callOf(id, input(queryArg, pageParam)), api),
    infiniteQueryOptions: {
      initialPageParam: '0',
      getNextPageParam: (part: DataOf<Op>): string | undefined => nextCursor(part as CursorPart),
    },
  };
}

/** Operations that answer a part of a list by cursor. */
export type ListOperationId = {
  [Op in OperationId]: DataOf<Op> extends CursorPart ? Op : never;
}[OperationId];

interface CursorPart {
  readonly next_cursor: string;
  readonly has_more: boolean;
}

function nextCursor(part: CursorPart): string | undefined {
  return part.has_more ? part.next_cursor : undefined;
}

function callOf<Op extends OperationId>(id: Op, input: CallInput<Op>): ApiCall<DataOf<Op>> {
  // The signal belongs to every input; the tuple says the same with the input left out where it may be.
  return (client, signal) => client.call(id, ...([{ ...input, signal }] as unknown as CallArguments<Op>));
}
