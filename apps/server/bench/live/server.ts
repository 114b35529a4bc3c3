import { Session, type Profiler } from 'node:inspector/promises';

/** Notes on each board. */
export const ELEMENTS = 50;

/** Id of one of them. */
export const elementId = (index: number): string => `note-${index}`;

/** What a process with live boards is asked for. */
export type ServerTask =
  | { readonly do: 'boards'; readonly count: number }
  | { readonly do: 'states'; readonly boards: readonly string[] }
  | { readonly do: 'keep'; readonly states: Readonly<Record<string, string>> }
  | { readonly do: 'tickets'; readonly boards: readonly string[] }
  | { readonly do: 'memory' }
  | { readonly do: 'profile' }
  | { readonly do: 'profiled' };

/** Bytes that are in use once what is not needed has gone; takes `--expose-gc`. */
export async function memoryNow(): Promise<number> {
  const { gc } = globalThis;
  if (gc === undefined) throw new Error('start this process with --expose-gc');
  for (let round = 0; round < 3; round += 1) {
    gc();
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

let session: Session | undefined;

/** Begins to note where processor time goes. */
export async function beginProfile(): Promise<void> {
  session = new Session();
  session.connect();
  await session.post('Profiler.enable');
  await session.post('Profiler.start');
}

/** Where it went since, as Chrome's tools read it. */
export async function endProfile(): Promise<Profiler.Profile | undefined> {
  const ended = await session?.post('Profiler.stop');
  session?.disconnect();
  return ended?.profile;
}
