import { createInterface } from 'node:readline';
import type { Readable, Writable } from 'node:stream';
import { CliError, ExitCode } from './CliError.ts';

/** Where a command reads from and writes to. Tests give their own. */
export interface Terminal {
  /** A line of the result. */
  out(line: string): void;
  /** A line about what is going on, which is no part of the result. */
  progress(line: string): void;
  /** Whether somebody sits there who can be asked. */
  isInteractive: boolean;
  /** Asks for a line. */
  ask(question: string): Promise<string>;
  /** Asks for a line that nobody may read over the shoulder. */
  askSecret(question: string): Promise<string>;
}

/** The terminal of this process: results on standard output, everything else on standard error. */
export function processTerminal(): Terminal {
  const { stdin, stdout, stderr } = process;
  return {
    out: (line) => void stdout.write(`${line}\n`),
    progress: (line) => void stderr.write(`${line}\n`),
    isInteractive: stdin.isTTY && stderr.isTTY,
    ask: (question) => readLine({ question, input: stdin, output: stderr, isSecret: false }),
    askSecret: (question) => readLine({ question, input: stdin, output: stderr, isSecret: true }),
  };
}

/** Reads a line; a secret one is not shown while it is typed. */
export async function readLine(options: {
  question: string;
  input: Readable;
  output: Writable;
  isSecret: boolean;
}): Promise<string> {
  const { question, input, output, isSecret } = options;
  // Without an output readline shows nothing of what is typed, but as a terminal it still edits the line and hears Ctrl-C.
  const lines = createInterface({ input, terminal: isSecret, ...(isSecret ? {} : { output }) });
  // Only now: the terminal itself shows what is typed before.
  output.write(question);
  return new Promise((resolve, reject) => {
    lines.once('line', (line) => {
      resolve(line);
      lines.close();
    });
    lines.once('SIGINT', () => lines.close());
    lines.once('close', () => {
      if (isSecret) output.write('\n');
      reject(new CliError('Nothing was entered.', { exitCode: ExitCode.DECLINED }));
    });
  });
}
