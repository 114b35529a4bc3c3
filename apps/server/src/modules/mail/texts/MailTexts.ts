import type { MailData, MailKind, MailMoney } from '../kinds.ts';

/** What a text is written with. */
export interface MailTools {
  /** An amount with its currency, as the language writes it. */
  money: (money: MailMoney) => string;
  /** A date with its time and time zone, as the language writes it. */
  time: (iso: string) => string;
  /** Names in quotation marks, as the language lists them. */
  quoted: (names: readonly string[]) => string;
}

/** What a mail says: plain texts, names of people and works included as they are. */
export interface MailText {
  subject: string;
  /** Paragraphs. */
  lines: readonly string[];
  /** What the link of the mail is called; kinds without a link have none. */
  action?: string;
}

/** All texts of one language. */
export interface MailTexts {
  kinds: { [Kind in MailKind]: (data: MailData[Kind], tools: MailTools) => MailText };
  /** Under every mail: why it came. */
  reason: (site: string) => string;
  /** The mail that shows that mails arrive. */
  test: { subject: (site: string) => string; line: string };
  /** What the link that ends such mails is called. */
  unsubscribe: string;
  /** The page that link leads to. */
  page: {
    title: string;
    reviews: string;
    comments: string;
    sales: string;
    confirm: string;
    done: string;
    invalid: string;
  };
}
