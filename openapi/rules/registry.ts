import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

/** An error as far as the rules look at it. */
export interface RegisteredError {
  readonly status: number;
  readonly code: number;
  readonly text: string;
}

/** Reads the registry of errors, by name. */
export function readRegistry(): Readonly<Record<string, RegisteredError | undefined>> {
  return parse(readFileSync(new URL('../shared/errors.yaml', import.meta.url), 'utf8')) as Readonly<
    Record<string, RegisteredError>
  >;
}
