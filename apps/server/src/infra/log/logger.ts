import { pino, type DestinationStream, type Logger as PinoLogger } from 'pino';
import type { Settings } from '../settings/settings.ts';

/** The log of the server: one JSON object a line. */
export type Logger = PinoLogger;

/**
 * Opens the log. Tokens, cookies and passwords never get in: requests are logged by method, path without
 * query values, and id, and the usual places of secrets are blanked besides. Of errors only what names and places them is
 * written: Postgres reports the whole row that broke a rule beside its message, hashes of passwords included.
 */
export function createLogger(level: Settings['logLevel'], destination?: DestinationStream): Logger {
  const options = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: { err: describeError },
    redact: {
      paths: [
        'authorization',
        'cookie',
        'password',
        'refresh_token',
        'access_token',
        'ticket',
        '*.authorization',
        '*.cookie',
        '*.password',
        '*.refresh_token',
        '*.access_token',
        '*.ticket',
        'req.headers',
        'headers["set-cookie"]',
      ],
      censor: '[redacted]',
    },
  };
  return destination === undefined ? pino(options) : pino(options, destination);
}

/** What the log may contain of an error. */
const LOGGED = ['type', 'message', 'stack', 'code', 'severity', 'table', 'column', 'constraint', 'routine'];

function describeError(error: unknown): unknown {
  if (!(error instanceof Error)) return typeof error;
  const all = Object.entries(pino.stdSerializers.err(error));
  return Object.fromEntries(all.filter(([name]) => LOGGED.includes(name)));
}
