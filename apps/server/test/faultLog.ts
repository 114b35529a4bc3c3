import type { LightMyRequestResponse } from 'fastify';
import { pino } from 'pino';
import { createLogger, type Logger } from '../src/infra/log/logger.ts';

/** The log of a test server. What it says of faults is kept, for answers themselves reveal nothing. */
export interface FaultLog {
  log: Logger;
  /** What was logged of the fault behind an answer; empty when nothing was. */
  faultsOf: (response: LightMyRequestResponse) => string[];
  /** Everything that was logged of faults since this was asked before, the latest 200 records. */
  takeAll: () => string[];
}

/** Records kept: more than any test waits for at once. */
const MOST_KEPT = 200;

/** Opens the log of a test server: silent, but for TEST_LOG_LEVEL, and what is worth an error is kept. */
export function openFaultLog(): FaultLog {
  const { TEST_LOG_LEVEL: level = 'error' } = process.env;
  const kept: { requestId: string | undefined; line: string }[] = [];
  const isShown = process.env.TEST_LOG_LEVEL !== undefined;
  const log = createLogger(level as Parameters<typeof createLogger>[0], {
    write(line) {
      if (isShown) process.stdout.write(line);
      const { level: weight, reqId } = JSON.parse(line) as { level: number; reqId?: string };
      if (weight < (pino.levels.values.error ?? 0)) return;
      kept.push({ requestId: reqId, line: line.trim() });
      if (kept.length > MOST_KEPT) kept.shift();
    },
  });
  return {
    log,
    faultsOf: ({ headers }) =>
      kept.filter(({ requestId }) => requestId === headers['x-request-id']).map(({ line }) => line),
    takeAll: () => kept.splice(0).map(({ line }) => line),
  };
}
