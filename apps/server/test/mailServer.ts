import type { AddressInfo, Socket } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { afterAll } from 'vitest';

/** A letter as the mail server took it. */
export interface ReceivedLetter {
  sender: string;
  recipients: string[];
  /** A header, decoded and on one line. */
  header(name: string): string | undefined;
  /** The decoded text of the part of this type. */
  part(type: string): string | undefined;
}

/** A true SMTP server on a free port of this machine. */
export interface MailServer {
  url: string;
  letters: ReceivedLetter[];
  /** Answers RCPT TO of this address with a code. */
  refuse(address: string, code: number): void;
  /** Breaks the connection in the middle of the next letter. */
  dropNext(): void;
  /** Takes the next letter and never says so; resolves when it is there. */
  hangNext(): Promise<void>;
  reset(): void;
}

/** Starts one that is closed after the tests of the file. */
export async function startMailServer(): Promise<MailServer> {
  const letters: ReceivedLetter[] = [];
  const refused = new Map<string, number>();
  let drops = 0;
  let hang: (() => void) | undefined;
  const smtp = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    logger: false,
    onRcptTo({ address }, _session, done) {
      const code = refused.get(address);
      if (code === undefined) return done();
      done(Object.assign(new Error(`<${address}> is not wanted`), { responseCode: code }));
    },
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      if (drops > 0) {
        drops -= 1;
        for (const socket of sockets) socket.destroy();
        return;
      }
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const { mailFrom, rcptTo } = session.envelope;
        letters.push({
          sender: mailFrom === false ? '' : mailFrom.address,
          recipients: rcptTo.map(({ address }) => address),
          ...parse(Buffer.concat(chunks).toString('latin1')),
        });
        if (hang === undefined) done();
        else hang();
        hang = undefined;
      });
    },
  });
  const sockets = new Set<Socket>();
  // Of the connections that are broken on purpose.
  smtp.on('error', () => undefined);
  const server = smtp.listen(0, '127.0.0.1');
  server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  afterAll(() => new Promise<void>((resolve) => smtp.close(() => resolve())));
  return {
    url: `smtp://127.0.0.1:${port}`,
    letters,
    refuse: (address, code) => refused.set(address, code),
    dropNext() {
      drops += 1;
    },
    hangNext: () =>
      new Promise((resolve) => {
        hang = resolve;
      }),
    reset() {
      letters.length = 0;
      refused.clear();
      drops = 0;
    },
  };
}

function parse(raw: string): Pick<ReceivedLetter, 'header' | 'part'> {
  const { head, body } = split(raw);
  return {
    header: (name) => headerOf(head, name),
    part(type) {
      const boundary = /boundary="?([^";]+)"?/u.exec(headerOf(head, 'content-type') ?? '')?.[1] ?? '';
      const found = body
        .split(`--${boundary}`)
        .map((text) => split(text.replace(/^\r\n/u, '')))
        .find((each) => headerOf(each.head, 'content-type')?.startsWith(type));
      if (found === undefined) return undefined;
      return decode(found.body, headerOf(found.head, 'content-transfer-encoding') ?? '7bit');
    },
  };
}

function split(raw: string): { head: string; body: string } {
  const end = raw.indexOf('\r\n\r\n');
  return { head: raw.slice(0, end), body: raw.slice(end + 4) };
}

function headerOf(head: string, name: string): string | undefined {
  const line = head
    .replaceAll(/\r\n[ \t]+/gu, ' ')
    .split('\r\n')
    .find((each) => each.toLowerCase().startsWith(`${name}:`));
  const value = line?.slice(name.length + 1).trim();
  // Encoded words that follow each other are one text.
  return value
    ?.replaceAll(/\?=\s+=\?/gu, '?==?')
    .replaceAll(/(?:=\?UTF-8\?[QB]\?[^?]*\?=)+/giu, (words) =>
      Buffer.concat(
        [...words.matchAll(/=\?UTF-8\?([QB])\?([^?]*)\?=/giu)].map(([, kind = '', text = '']) =>
          kind.toUpperCase() === 'B'
            ? Buffer.from(text, 'base64')
            : Buffer.from(unquote(text.replaceAll('_', ' ')), 'latin1'),
        ),
      ).toString('utf8'),
    );
}

function decode(body: string, encoding: string): string {
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString('utf8');
  const text = encoding === 'quoted-printable' ? unquote(body.replaceAll('=\r\n', '')) : body;
  return Buffer.from(text, 'latin1').toString('utf8');
}

function unquote(text: string): string {
  return text.replaceAll(/=([0-9A-F]{2})/giu, (_match, hex: string) =>
    String.fromCodePoint(Number.parseInt(hex, 16)),
  );
}
