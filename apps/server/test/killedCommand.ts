import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect } from 'vitest';
import { COMPILE_CACHE } from './liveServer.ts';

const PROGRAM = fileURLToPath(new URL('../src/cli/boardwalk.ts', import.meta.url));

/** Runs a command in a process of its own and kills it, without a word, at the first sign of something. */
export async function killed(
  environment: Record<string, string>,
  args: readonly string[],
  isTime: (output: string) => boolean,
): Promise<void> {
  const child = spawn(process.execPath, [PROGRAM, ...args], {
    env: { PATH: process.env.PATH, ...COMPILE_CACHE, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  child.stderr.on('data', (chunk: Buffer) => {
    output += chunk.toString('utf8');
    if (isTime(output)) child.kill('SIGKILL');
  });
  const signal = await new Promise((resolve) => child.once('exit', (_code, by) => resolve(by)));
  expect([signal, output]).toEqual(['SIGKILL', expect.any(String)]);
}
