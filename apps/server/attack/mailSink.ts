import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

/** A mail server that takes every letter and counts them by what names them. */
export interface MailSink {
  url: string;
  /** How often each letter came, by its `Message-ID`. */
  letters: ReadonlyMap<string, number>;
  close(): Promise<void>;
}

/** Opens one on a free port of this machine. */
export async function openMailSink(): Promise<MailSink> {
  const letters = new Map<string, number>();
  const smtp = new SMTPServer({
    logger: false,
    disabledCommands: ['AUTH', 'STARTTLS'],
    onData(stream, _session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const id = /^message-id:\s*(\S+)/imu.exec(Buffer.concat(chunks).toString('latin1'))?.[1] ?? '';
        letters.set(id, (letters.get(id) ?? 0) + 1);
        done();
      });
    },
  });
  await new Promise<void>((resolve) => smtp.listen(0, '127.0.0.1', resolve));
  return {
    url: `smtp://127.0.0.1:${(smtp.server.address() as AddressInfo).port}`,
    letters,
    close: () => new Promise((resolve) => smtp.close(resolve)),
  };
}
