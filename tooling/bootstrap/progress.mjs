/** The steps of a command on the terminal: `[2/4] Dependencies … installed (31.2 s)`. */

/** @param {number} ms */
export function seconds(ms) {
  return ms < 60_000
    ? `${(ms / 1000).toFixed(1)} s`
    : `${Math.floor(ms / 60_000)} min ${String(Math.round((ms % 60_000) / 1000)).padStart(2, '0')} s`;
}

/** A line of a stack, perhaps behind the name of the package it comes from. */
const STACK_LINE = /^(\S+:build: )?\s+at .*:\d+:\d+\)?(?: \{)?$/;

/**
 * The last lines of an output that show a person what went wrong: no blank lines, progress bars, colours or stacks.
 * @param {string} output
 * @param {number} count
 */
export function usefulTail(output, count = 25) {
  return output
    .replace(/\u001B\[[0-9;]*[A-Za-z]/g, '')
    .split(/\r?\n|\r/)
    .map((line) => line.trimEnd())
    .filter((line) => line.trim() && !line.startsWith('Progress: resolved') && !STACK_LINE.test(line))
    .slice(-count);
}

/** A step that could not be done; its message is all a person needs to read. */
export class StepFailure extends Error {}

/**
 * Numbers and times the steps of one command.
 * @param {number} total
 * @param {NodeJS.WriteStream} out
 */
export function createSteps(total, out = process.stdout) {
  let number = 0;
  return {
    /**
     * Prints the name of a last step, which goes on in its own words.
     * @param {string} title
     */
    announce(title) {
      number += 1;
      out.write(`[${number}/${total}] ${title}\n`);
    },

    /**
     * Runs one step and prints its name, what is going on and how it ended.
     * @param {string} title
     * @param {(report: (line: string) => void) => Promise<string> | string} work answers a few words on the result
     */
    async run(title, work) {
      number += 1;
      const label = `[${number}/${total}] ${title}`;
      const began = Date.now();
      const live = out.isTTY;
      let latest = '';
      const elapsed = () => seconds(Date.now() - began);
      if (live) out.write(`${label} … `);
      const width = () => Math.max(20, (out.columns ?? 80) - 1);
      // On a terminal the line is redrawn; in a log a line every ten seconds says that work goes on.
      const timer = setInterval(
        () => {
          const text = `${label} … ${elapsed()}${latest ? `  ${latest}` : ''}`;
          out.write(live ? `\r\u001B[K${text.slice(0, width())}` : `${text}\n`);
        },
        live ? 200 : 10_000,
      );
      try {
        const result = await work((line) => {
          latest = line;
        });
        clearInterval(timer);
        out.write(`${live ? '\r\u001B[K' : ''}${label} … ${result} (${elapsed()})\n`);
      } catch (error) {
        clearInterval(timer);
        out.write(`${live ? '\r\u001B[K' : ''}${label} … failed (${elapsed()})\n`);
        throw error;
      }
    },
  };
}
