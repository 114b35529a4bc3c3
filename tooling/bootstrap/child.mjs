import { spawn } from 'node:child_process';
import { createWriteStream, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Child processes that never outlive us. Each runs in a process group of its own, so one signal reaches its whole
 * tree and a Ctrl-C in the terminal arrives exactly once: through us.
 */

/** What asks a process to stop: Ctrl-C, `kill`, a closed terminal. */
export const STOP_SIGNALS = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']);

/** @type {Partial<Record<NodeJS.Signals, number>>} */
const SIGNAL_NUMBERS = { SIGHUP: 1, SIGINT: 2, SIGQUIT: 3, SIGKILL: 9, SIGTERM: 15 };

/** Process groups still running, stopped when this process has to end. @type {Set<number>} */
const groups = new Set();

/**
 * Sends a signal to every process of a group; a group that is gone already is fine.
 * @param {number} group
 * @param {NodeJS.Signals} signal
 */
export function signalGroup(group, signal) {
  try {
    process.kill(-group, signal);
  } catch {
    // Nobody left in it.
  }
}

/**
 * How a child ended: its exit code, or 128 + the number of the signal that ended it.
 * @param {number | null} code
 * @param {NodeJS.Signals | null} signal
 */
export function exitCodeOf(code, signal) {
  if (code !== null) return code;
  return 128 + ((signal && SIGNAL_NUMBERS[signal]) ?? 0);
}

/**
 * Starts a command in its own process group and remembers it until it ends.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {import('node:child_process').SpawnOptions} options
 */
export function spawnGroup(command, args, options) {
  const child = spawn(command, args, { ...options, detached: true });
  const group = child.pid;
  if (group !== undefined) {
    groups.add(group);
    child.once('exit', () => groups.delete(group));
  }
  return child;
}

/**
 * Stops every running child and then this process, on Ctrl-C, SIGTERM and a closed terminal. Children get ten seconds.
 * For commands whose children need no say in how they stop.
 * @param {() => void} [onStop] called when it begins
 * @returns {() => void} ends this arrangement
 */
export function stopEverythingOnSignal(onStop) {
  /** @param {NodeJS.Signals} signal */
  const stop = (signal) => {
    onStop?.();
    for (const group of groups) signalGroup(group, 'SIGTERM');
    setTimeout(() => {
      for (const group of groups) signalGroup(group, 'SIGKILL');
    }, 10_000);
    setInterval(() => {
      if (groups.size === 0) process.exit(exitCodeOf(null, signal));
    }, 50);
  };
  for (const signal of STOP_SIGNALS) process.once(signal, stop);
  return () => {
    for (const signal of STOP_SIGNALS) process.off(signal, stop);
  };
}

/**
 * Runs a command to its end without a terminal, collecting its output.
 *
 * @param {string} command
 * @param {readonly string[]} args
 * @param {object} options
 * @param {string} options.cwd
 * @param {NodeJS.ProcessEnv} [options.env]
 * @param {string} [options.log] file that receives everything the command printed
 * @param {number} [options.timeoutMs] after which the whole process group is ended
 * @param {(line: string) => void} [options.onLine] called for each line as it comes
 * @returns {Promise<{ code: number, output: string, timedOut: boolean }>} never rejects: a command that
 *   cannot be started has code 127 and says so in its output
 */
export function runToEnd(command, args, { cwd, env = process.env, log, timeoutMs, onLine }) {
  return new Promise((resolve) => {
    if (log) mkdirSync(dirname(log), { recursive: true });
    const file = log ? createWriteStream(log) : undefined;
    const child = spawnGroup(command, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    let partial = '';
    let timedOut = false;
    /** @param {string} text */
    const take = (text) => {
      output += text;
      file?.write(text);
      if (!onLine) return;
      const lines = (partial + text).split(/\r?\n|\r/);
      partial = lines.pop() ?? '';
      for (const line of lines) if (line.trim()) onLine(line.trim());
    };
    const timer = timeoutMs
      ? setTimeout(() => {
          timedOut = true;
          if (child.pid !== undefined) signalGroup(child.pid, 'SIGKILL');
        }, timeoutMs)
      : undefined;
    let settled = false;
    /** @param {number} code */
    const settle = (code) => {
      if (settled) return;
      settled = true;
      clearTimeout(timer);
      // Whatever the command started and left behind ends with it.
      if (child.pid !== undefined) signalGroup(child.pid, 'SIGKILL');
      const done = () => resolve({ code, output, timedOut });
      if (file) file.end(done);
      else done();
    };
    for (const stream of [child.stdout, child.stderr]) stream?.setEncoding('utf8').on('data', take);
    child.once('error', (error) => {
      take(`${command}: ${error.message}\n`);
      settle(127);
    });
    child.once('close', (code, signal) => settle(exitCodeOf(code, signal)));
    // A grandchild may hold the pipes open after the command has ended; its output is not worth waiting for.
    child.once('exit', (code, signal) => setTimeout(() => settle(exitCodeOf(code, signal)), 2000).unref());
  });
}
