import { ApiFailure, type ApiClient, type ApiClientOptions } from '@boardwalk/api-client';

/** A client of the API whose code comes with the first call, or earlier. */
export interface ClientOnDemand extends ApiClient {
  /** Fetches the code ahead of the first call. */
  readonly prepare: () => Promise<void>;
}

/**
 * A client for a page that was rendered with its data: the table of operations and what calls take are not needed before it asks
 * for something. A call whose code does not come fails as one that gets no answer, and the next one tries again.
 */
export function clientOnDemand(options: ApiClientOptions): ClientOnDemand {
  let fetching: Promise<ApiClient> | undefined;
  const client = async () => {
    fetching ??= import('./make-client.ts').then(({ createApiClient }) => createApiClient(options));
    try {
      return await fetching;
    } catch (cause) {
      fetching = undefined;
      throw cause;
    }
  };
  const through =
    (how: keyof ApiClient) =>
    async (operation: string, ...input: unknown[]) => {
      const ready = await client().catch((cause: unknown) => {
        const msg = 'the code of the client did not load';
        throw new ApiFailure({ operation: operation as keyof object, kind: 'network', msg }, { cause });
      });
      return await (ready[how] as (...all: unknown[]) => Promise<unknown>)(operation, ...input);
    };
  return {
    call: through('call'),
    full: through('full'),
    binary: through('binary'),
    prepare: async () => {
      await client().catch(() => undefined);
    },
  } as ClientOnDemand;
}
