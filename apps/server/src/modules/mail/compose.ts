import { ACCOUNT_PATHS, escapeHtml, UserCentreSection, type Language } from '@boardwalk/domain';
import type { MailData, MailKind, MailMessage } from './kinds.ts';
import type { MailText, MailTools } from './texts/MailTexts.ts';
import { MAIL_TEXTS } from './texts/texts.ts';

/** A mail in words. */
export interface ComposedMail {
  subject: string;
  text: string;
  html: string;
}

export interface ComposeOptions {
  language: Language;
  /** What the site is called. */
  siteName: string;
  /** Whole address of the site's logo, if it has one of its own. */
  logo?: string | undefined;
  /** Origin of the site, without a slash at the end. */
  publicUrl: string;
  /** Time zone in which times are written: the reader's own choice, else that of the deployment. */
  timeZone: string;
  /** What makes the link of a kind that works once; without it the mail is written without its link. */
  linkToken?: string | undefined;
  /** Where such mails can be ended; kinds that are always sent have none. */
  unsubscribeUrl?: string | undefined;
}

const centre = (section: UserCentreSection) => `${ACCOUNT_PATHS.centre}?tab=${section}&product=board`;

/** Where the link of a kind leads, below the origin. */
const PATH_OF: { [Kind in MailKind]?: (data: MailData[Kind]) => string } = {
  reviewPassed: ({ fileKey }) => `/community/${fileKey}`,
  reviewNotPassed: ({ fileKey }) => `/community/profile?publish=${fileKey}`,
  takenDown: ({ fileKey }) => `/community/profile?publish=${fileKey}`,
  tagsCorrected: ({ fileKey }) => `/community/${fileKey}`,
  workSold: () => centre(UserCentreSection.DISTRIBUTION),
  boardCommentNotice: ({ fileKey, commentId }) => `/app/editor/${fileKey}?comment=${commentId}`,
  commentNotice: ({ fileKey, commentId }) => `/community/${fileKey}?comment=${commentId}`,
  orderReceipt: () => centre(UserCentreSection.ORDER),
  refund: () => centre(UserCentreSection.ORDER),
  payoutAsked: () => centre(UserCentreSection.DISTRIBUTION),
  payoutPaid: () => centre(UserCentreSection.DISTRIBUTION),
  payoutRefused: () => centre(UserCentreSection.DISTRIBUTION),
  passwordChanged: () => centre(UserCentreSection.ACCOUNT),
  secondStep: () => centre(UserCentreSection.ACCOUNT),
  passkey: () => centre(UserCentreSection.ACCOUNT),
  provider: () => centre(UserCentreSection.ACCOUNT),
  exportReady: () => centre(UserCentreSection.ACCOUNT),
};

/** Pages to which links that work once lead. The token stands behind the #: it gets into no log and no referrer. */
const LINK_PAGE: { [Kind in MailKind]?: string } = {
  addressProof: ACCOUNT_PATHS.verifyEmail,
  passwordReset: ACCOUNT_PATHS.resetPassword,
};

/** A subject is one line; longer ones are cut by mail programs anyway. */
const SUBJECT_LENGTH = 150;

/** Puts a mail into words: as plain text and as simple HTML in which everything people wrote is escaped. */
export function composeMail({ kind, data }: MailMessage, options: ComposeOptions): ComposedMail {
  const { language, publicUrl, linkToken, unsubscribeUrl } = options;
  const texts = MAIL_TEXTS[language];
  // Kind and data belong together by their type, which the compiler cannot follow through a lookup.
  const write = texts.kinds[kind] as (data: unknown, tools: MailTools) => MailText;
  const pathOf = PATH_OF[kind] as ((data: unknown) => string) | undefined;
  const { subject, lines, action } = write(data, toolsOf(options));
  const path = linkToken === undefined ? pathOf?.(data) : `${LINK_PAGE[kind] ?? ''}#${linkToken}`;
  const link =
    action === undefined || path === undefined ? undefined : { label: action, url: publicUrl + path };
  const paragraphs = lines.map(oneLine);
  return {
    subject: [...oneLine(subject)].slice(0, SUBJECT_LENGTH).join(''),
    text: [
      ...paragraphs,
      ...(link === undefined ? [] : [`${link.label}: ${link.url}`]),
      '-- ',
      texts.reason(options.siteName),
      ...(unsubscribeUrl === undefined ? [] : [`${texts.unsubscribe}: ${unsubscribeUrl}`]),
    ].join('\n\n'),
    html: page(language, [
      ...(options.logo === undefined ? [] : [letterhead(options.siteName, options.logo)]),
      ...paragraphs.map((line) => `<p>${escapeHtml(line)}</p>`),
      ...(link === undefined ? [] : [`<p>${anchor(link.url, link.label)}</p>`]),
      '<hr>',
      `<p style="font-size:13px">${escapeHtml(texts.reason(options.siteName))}${
        unsubscribeUrl === undefined ? '' : ` ${anchor(unsubscribeUrl, texts.unsubscribe)}`
      }</p>`,
    ]),
  };
}

/** A mail that only shows that mails arrive. */
export function composeTest({ name, language }: { name: string; language: Language }): ComposedMail {
  const { subject, line } = MAIL_TEXTS[language].test;
  const title = oneLine(subject(name));
  return { subject: title, text: `${line}\n`, html: page(language, [`<p>${escapeHtml(line)}</p>`]) };
}

const QUOTES: Readonly<Record<Language, readonly [open: string, close: string]>> = {
  'zh-CN': ['“', '”'],
  'en-US': ['“', '”'],
  'ja-JP': ['「', '」'],
  'ko-KR': ['‘', '’'],
  'es-ES': ['«', '»'],
};

function toolsOf({ language, timeZone }: ComposeOptions): MailTools {
  const [open, close] = QUOTES[language];
  return {
    quoted: (names) =>
      new Intl.ListFormat(language, { type: 'conjunction' }).format(names.map((name) => open + name + close)),
    money: ({ amount, currency }) =>
      new Intl.NumberFormat(language, { style: 'currency', currency }).format(amount / 1000),
    time: (iso) =>
      new Intl.DateTimeFormat(language, {
        year: 'numeric',
        month: 'long',
        day: 'numeric',
        hour: '2-digit',
        minute: '2-digit',
        timeZoneName: 'short',
        timeZone,
      }).format(new Date(iso)),
  };
}

/**
 * Without line breaks, control characters and changes of the writing direction: what people wrote must not look like a
 * paragraph of our own.
 */
function oneLine(text: string): string {
  return text
    .replaceAll(/[\u{202A}-\u{202E}\u{2066}-\u{2069}]/gu, '')
    .replaceAll(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .trim();
}

function anchor(url: string, label: string): string {
  return `<a href="${escapeHtml(url)}">${escapeHtml(label)}</a>`;
}

/** What a mail begins with: readers that show no pictures still show the name. */
function letterhead(siteName: string, logo: string): string {
  return `<p style="font-weight:600"><img src="${escapeHtml(logo)}" alt="" width="32" height="32" style="vertical-align:middle;border-radius:8px"> ${escapeHtml(siteName)}</p>`;
}

function page(language: Language, blocks: readonly string[]): string {
  return `<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><meta name="color-scheme" content="light dark"></head>
<body style="font:16px/1.5 sans-serif;max-width:560px;margin:24px auto;padding:0 16px">
${blocks.join('\n')}
</body>
</html>
`;
}
