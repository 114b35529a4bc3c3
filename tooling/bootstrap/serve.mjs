import { STOP_SIGNALS, exitCodeOf, signalGroup, spawnGroup } from './child.mjs';

const STOP_WITH_PARENT = new URL('./stop-with-parent.mjs', import.meta.url).href;

/** npm passes a terminal's Ctrl-C on although it reached us already: two within this time are one. */
const SAME_SIGNAL_MS = 500;

/**
 * Runs a Node program in the foreground until it ends. It shares our output and environment; each stop signal is
 * passed on to it once, the third one ends it at once; when we die without a word, it is asked to stop too.
 *
 * @param {object} options
 * @param {string} options.node the Node to run it with
 * @param {readonly string[]} options.args the program and its arguments
 * @param {string} options.cwd
 * @param {NodeJS.ProcessEnv} options.env
 * @returns {Promise<number>} its exit code
 */
export function serve({ node, args, cwd, env }) {
  return new Promise((resolve) => {
    const child = spawnGroup(node, ['--import', STOP_WITH_PARENT, ...args], {
      cwd,
      env,
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    });
    const group = child.pid;
    let asked = 0;
    let lastAsked = Number.NEGATIVE_INFINITY;
    /** @param {NodeJS.Signals} signal */
    const passOn = (signal) => {
      const now = performance.now();
      if (now - lastAsked < SAME_SIGNAL_MS) return;
      lastAsked = now;
      asked += 1;
      if (asked >= 3 && group !== undefined) signalGroup(group, 'SIGKILL');
      // A closed terminal asks to stop, not to read the settings again.
      else child.kill(signal === 'SIGHUP' ? 'SIGTERM' : signal);
    };
    for (const signal of STOP_SIGNALS) process.on(signal, passOn);
    /** @param {number} code */
    const end = (code) => {
      for (const signal of STOP_SIGNALS) process.off(signal, passOn);
      // A server that crashed may have left its database running: SIGINT is Postgres' word for a clean, fast stop.
      if (group !== undefined) signalGroup(group, 'SIGINT');
      resolve(code);
    };
    child.once('error', (error) => {
      console.error(`${node} could not be started: ${error.message}`);
      end(127);
    });
    child.once('exit', (code, signal) => end(exitCodeOf(code, signal)));
  });
}
