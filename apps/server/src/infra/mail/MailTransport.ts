/** A letter as it goes out. */
export interface Letter {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** With angle brackets; the same over all attempts. */
  messageId: string;
  /** When the letter was written, not when it is sent. */
  date: Date;
  /** Address by which the recipient ends such letters with one click (RFC 8058). */
  unsubscribeUrl?: string | undefined;
}

/** Hands letters over to a mail server. */
export interface MailTransport {
  /**
   * Resolves when the server has taken responsibility for the letter.
   *
   * @throws MailRefused when the server refuses it
   * @throws any other error when it cannot be known whether it was taken
   */
  send(letter: Letter): Promise<void>;
  /** Ends open connections. */
  close(): void;
}

/** The mail server said no. */
export class MailRefused extends Error {
  override name = 'MailRefused';
  /** Whether asking again is of no use. */
  readonly isFinal: boolean;

  constructor(message: string, options: { isFinal: boolean; cause?: unknown }) {
    super(message, { cause: options.cause });
    this.isFinal = options.isFinal;
  }
}
