import { pino, type DestinationStream, type Logger as PinoLogger } from 'pino';
import type { Settings } from '../settings/settings.ts';

/** The log of the server: one JSON object a line. */
export type Logger = PinoLogger;

/**
 * Opens the log. Tokens, cookies and passwords never get in: requests are logged by method, path without
 * query values, and id, and the usual places of secrets are blanked besides.
 */
export function createLogger(level: Settings['logLevel'], destination?: DestinationStream): Logger {
  const options = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
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
