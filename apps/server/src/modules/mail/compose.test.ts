import { Language } from '@boardwalk/domain';
import { expect, test } from 'vitest';
import { composeMail } from './compose.ts';
import type { MailData, MailKind, MailMessage } from './kinds.ts';

const EVIL = '<img src=x onerror=alert(1)>\u202E\nBcc: x';
const AT = '2026-03-14T09:26:53.000Z';
const FILE = 'abcdefghjkmn';
const MONEY = { amount: 12_500, currency: 'CNY' };

/** Samples of every kind; one without samples is no kind. */
const SAMPLES: { readonly [Kind in MailKind]: readonly MailData[Kind][] } = {
  addressProof: [{ linkId: 'abc', expiresAt: AT }],
  passwordReset: [{ linkId: 'abc', expiresAt: AT }],
  reviewPassed: [{ name: EVIL, fileKey: FILE }],
  reviewNotPassed: [{ name: EVIL, fileKey: FILE, reason: EVIL }],
  takenDown: [{ name: EVIL, fileKey: FILE, reason: EVIL }],
  tagsCorrected: [
    { name: EVIL, fileKey: FILE },
    { name: EVIL, fileKey: FILE, reason: EVIL },
  ],
  feedbackAnswered: [{ answer: EVIL, feedback: EVIL }],
  workSold: [{ name: EVIL, income: MONEY }],
  orderReceipt: [{ orderId: '1024', items: [EVIL], total: { amount: 12_500, currency: 'USD' }, paidAt: AT }],
  refund: [{ orderId: '1024', amount: MONEY }],
  payoutAsked: [{ amount: MONEY, at: AT }],
  payoutPaid: [{ amount: MONEY, reference: EVIL }],
  payoutRefused: [{ amount: MONEY, reason: EVIL }],
  passwordChanged: [{ at: AT }, { at: AT, otherWays: [EVIL, 'Example'] }],
  emailChanged: [{ at: AT }],
  serviceTokenCreated: [{ name: EVIL, at: AT, expiresAt: '2026-06-12T09:26:53.000Z' }],
  secondStep: (['released', 'on', 'off', 'codes_renewed', 'code_used'] as const).map((change) => ({
    change,
    at: AT,
  })),
  passkey: (['added', 'removed', 'copy_refused'] as const).map((change) => ({ change, name: EVIL, at: AT })),
  provider: (['linked', 'unlinked'] as const).map((change) => ({ change, name: EVIL, at: AT })),
  exportReady: [{ expiresAt: AT }],
  commentNotice: (['Commented', 'Replied', 'Mentioned'] as const).map((about) => ({
    about,
    fileKey: FILE,
    commentId: '1024',
  })),
  boardCommentNotice: (['BoardCommented', 'BoardReplied', 'BoardMentioned'] as const).map((about) => ({
    about,
    fileKey: FILE,
    commentId: '1024',
  })),
  webhookCreated: [{ host: 'hooks.example.org', at: AT }],
  webhookMoved: [{ host: 'hooks.example.org', at: AT }],
  webhookDisabled: [{ host: 'hooks.example.org', since: AT }],
  accountDeleted: [{}],
};
const MESSAGES = Object.entries(SAMPLES).flatMap(([kind, samples]) =>
  samples.map((data) => ({ kind, data }) as MailMessage),
);
const OPTIONS = {
  siteName: 'Boardwalk',
  publicUrl: 'https://boards.example.com',
  timeZone: 'Asia/Shanghai',
  unsubscribeUrl: 'https://boards.example.com/mail/unsubscribe?token=a.b.c',
};

test.each(Object.values(Language))(
  'every kind of mail has words in %s, and nobody can write markup or lines into them',
  (language) => {
    for (const message of MESSAGES) {
      const { subject, text, html } = composeMail(message, { language, ...OPTIONS });
      expect(subject).not.toMatch(/[\r\n\u202E]|undefined|\[object/u);
      expect(subject.length).toBeGreaterThan(2);
      expect(text).not.toMatch(/undefined|\[object|\nBcc/u);
      expect(text).toContain(OPTIONS.unsubscribeUrl);
      expect(html).toContain(`<html lang="${language}">`);
      expect(html).not.toMatch(/<img|undefined|\[object/u);
      for (const [, link = ''] of html.matchAll(/href="([^"]*)"/gu))
        expect(new URL(link).origin).toBe(OPTIONS.publicUrl);
    }
  },
);

test('money and times are written as the language does, in the time zone of the site', () => {
  const receipt = MESSAGES.find(({ kind }) => kind === 'orderReceipt');
  if (receipt === undefined) throw new Error('no receipt');
  expect(composeMail(receipt, { language: 'en-US', ...OPTIONS }).text).toMatch(
    /\$12\.50 on March 14, 2026 at 05:26.PM GMT\+8/u,
  );
  expect(composeMail(receipt, { language: 'es-ES', ...OPTIONS }).text).toContain('12,50');
});

test('a mail of a site with a logo begins with it and the name, and its text with words', () => {
  const mail: MailMessage = { kind: 'accountDeleted', data: {} };
  const options = { language: 'en-US', ...OPTIONS, siteName: '<Boards>' } as const;
  const { html, text } = composeMail(mail, { ...options, logo: 'https://boards.example.com/logo?width=128' });
  expect(html).toContain('<img src="https://boards.example.com/logo?width=128" alt=""');
  expect(html).toContain('> &lt;Boards&gt;</p>');
  expect(text).toBe(composeMail(mail, options).text);
});

test('a subject is never longer than mail programs show', () => {
  const data = { name: '長'.repeat(400), fileKey: 'abcdefghjkmn' };
  const { subject } = composeMail({ kind: 'reviewPassed', data }, { language: 'ja-JP', ...OPTIONS });
  expect([...subject]).toHaveLength(150);
});
