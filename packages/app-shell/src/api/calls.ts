import type {
  ApiClient,
  ApiFailureRecord,
  CallArguments,
  CallInput,
  DataOf,
  OperationId,
} from '@boardwalk/api-client';
import { ApiFailure } from '@boardwalk/api-client';
import type { BaseQueryApi, BaseQueryFn, QueryReturnValue } from '@reduxjs/toolkit/query';

/** What the store gives to every endpoint (its thunk's extra argument). */
export interface ApiExtra {
  readonly client: ApiClient;
}

/** One call of the API: given the client, asks and answers with the data. */
export type ApiCall<Data> = (client: ApiClient, signal: AbortSignal) => Promise<Data>;

type Answered<Data> = QueryReturnValue<Data, ApiFailureRecord, object>;

interface Endpoint<Argument, Data> {
  readonly queryFn: (argument: Argument, api: BaseQueryApi) => Promise<Answered<Data>>;
}

/** Runs a call; a failure is answered as plain data, nothing is thrown. */
export const baseQuery: BaseQueryFn<ApiCall<unknown>, unknown, ApiFailureRecord, object, object> = runCall;

/** Runs a call; a failure is answered as plain data. What is no failed call is a defect and goes on as such. */
async function runCall<Data>(call: ApiCall<Data>, { extra, signal }: BaseQueryApi): Promise<Answered<Data>> {
  try {
    return { data: await call((extra as ApiExtra).client, signal) };
  } catch (reason) {
    if (reason instanceof ApiFailure) return { error: reason.toRecord() };
    throw reason;
  }
}

/**
 * Makes an endpoint out of an operation; argument and data follow from its name in the contract:
 * `getFile: build.query(operation('getFile', (fileKey: string) => ({ path: { file_key: fileKey } })))`.
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

/** Makes an endpoint out of several calls that answer one question together. */
export function callsOf<Argument, Data>(
  calls: (argument: Argument, client: ApiClient, signal: AbortSignal) => Promise<Data>,
): Endpoint<Argument, Data>['queryFn'] {
  return async (argument, api) => await runCall((client, signal) => calls(argument, client, signal), api);
}

/** Turns an input into a call; the signal belongs to every input. */
function callOf<Op extends OperationId>(id: Op, input: CallInput<Op>): ApiCall<DataOf<Op>> {
  return (client, signal) => client.call(id, ...([{ ...input, signal }] as unknown as CallArguments<Op>));
}

/** The same for a list by cursor, for `build.infiniteQuery`; `input` gets the cursor of the wanted part as well. */
export function listOperation<Op extends ListOperationId, Argument>(
  id: Op,
  input: (argument: Argument, cursor: string) => CallInput<Op>,
) {
  return {
    queryFn: async ({ queryArg, pageParam }: { queryArg: Argument; pageParam: string }, api: BaseQueryApi) =>
      await runCall(callOf(id, input(queryArg, pageParam)), api),
    infiniteQueryOptions: {
      initialPageParam: '0',
      getNextPageParam: (part: CursorPart): string | undefined =>
        part.has_more ? part.next_cursor : undefined,
    },
  };
}

interface CursorPart {
  readonly next_cursor: string;
  readonly has_more: boolean;
}

/** Operations that answer a part of a list by cursor. */
export type ListOperationId = {
  [Op in OperationId]: DataOf<Op> extends CursorPart ? Op : never;
}[OperationId];
