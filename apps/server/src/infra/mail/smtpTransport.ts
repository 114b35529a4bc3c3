import { createTransport } from 'nodemailer';
import { isLocal } from '../settings/settings.ts';
import { MailRefused, type MailTransport } from './MailTransport.ts';

export interface SmtpOptions {
  /** smtp:// or smtps://, with user and password when the server wants them. */
  url: string;
  /** The sender, e.g. `Boardwalk <boards@example.com>`. */
  from: string;
  /** How long each step of the conversation may take. */
  timeoutMs?: number;
}

const TIMEOUT_MS = 20_000;
/** Answers of these classes mean: do not come back with this letter. */
const FIRST_FINAL_CODE = 500;
const ABOUT_THE_LETTER: ReadonlySet<string> = new Set(['RCPT TO', 'DATA']);

/** A MailTransport that speaks SMTP; it keeps one connection open for some letters. */
export function smtpTransport({ url, from, timeoutMs = TIMEOUT_MS }: SmtpOptions): MailTransport {
  const given = new URL(url);
  const transport = createTransport({
    pool: true,
    maxConnections: 2,
    // The outbox decides when a letter is tried again.
    maxRequeues: 0,
    host: given.hostname.replace(/^\[|\]$/gu, ''),
    secure: given.protocol === 'smtps:',
    ...(given.port === '' ? {} : { port: Number(given.port) }),
    ...(given.username === ''
      ? {}
      : { auth: { user: decodeURIComponent(given.username), pass: decodeURIComponent(given.password) } }),
    // A password crosses a network only under TLS, whatever stands between says of the server.
    requireTLS: given.username !== '' && !isLocal(given.hostname),
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    // Letters are made of texts alone: nothing in them may make us read files or addresses.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async send({ to, subject, text, html, messageId, date, unsubscribeUrl }) {
      try {
        await transport.sendMail({
          from,
          // An object is an address as it is; a text would be read as a list of them.
          to: { name: '', address: to },
          subject,
          text,
          html,
          messageId,
          date,
          headers: {
            // No answer of a holiday notice is wanted.
            'Auto-Submitted': 'auto-generated',
            ...(unsubscribeUrl === undefined
              ? {}
              : {
                  'List-Unsubscribe': `<${unsubscribeUrl}>`,
                  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
                }),
          },
        });
      } catch (error) {
        const { responseCode, command, code } = error as {
          responseCode?: number;
          command?: string;
          code?: string;
        };
        if (responseCode === undefined) throw error;
        throw new MailRefused(`${responseCode} after ${command ?? code ?? 'a command'}`, {
          // Refused credentials or senders are ours to set right; only these are about the letter.
          isFinal: responseCode >= FIRST_FINAL_CODE && ABOUT_THE_LETTER.has(command ?? ''),
          cause: error,
        });
      }
    },
    close: () => transport.close(),
  };
}
