import { Language } from '@boardwalk/domain';
import { expect, test } from 'vitest';
import { composeMail } from './compose.ts';
import type { MailMessage } from './kinds.ts';

const EVIL = '<img src=x onerror=alert(1)>\u202E\nBcc: x';
const MESSAGES: MailMessage[] = [
  { kind: 'addressProof', data: { linkId: 'abc', expiresAt: '2026-03-14T09:26:53.000Z' } },
  { kind: 'passwordReset', data: { linkId: 'abc', expiresAt: '2026-03-14T09:26:53.000Z' } },
  { kind: 'reviewPassed', data: { name: EVIL, fileKey: 'abcdefghjkmn' } },
  { kind: 'reviewNotPassed', data: { name: EVIL, fileKey: 'abcdefghjkmn', reason: EVIL } },
  { kind: 'takenDown', data: { name: EVIL, fileKey: 'abcdefghjkmn', reason: EVIL } },
  {
    kind: 'orderReceipt',
    data: {
      orderId: '1024',
      items: [EVIL],
      total: { amount: 12_500, currency: 'USD' },
      paidAt: '2026-03-14T09:26:53.000Z',
    },
  },
  { kind: 'refund', data: { orderId: '1024', amount: { amount: 12_500, currency: 'CNY' } } },
  { kind: 'passwordChanged', data: { at: '2026-03-14T09:26:53.000Z' } },
  { kind: 'passwordChanged', data: { at: '2026-03-14T09:26:53.000Z', otherWays: [EVIL, 'Example'] } },
  { kind: 'emailChanged', data: { at: '2026-03-14T09:26:53.000Z' } },
  {
    kind: 'serviceTokenCreated',
    data: { name: EVIL, at: '2026-03-14T09:26:53.000Z', expiresAt: '2026-06-12T09:26:53.000Z' },
  },
  { kind: 'exportReady', data: { expiresAt: '2026-03-14T09:26:53.000Z' } },
  { kind: 'webhookCreated', data: { host: 'hooks.example.org', at: '2026-03-14T09:26:53.000Z' } },
  { kind: 'webhookMoved', data: { host: 'hooks.example.org', at: '2026-03-14T09:26:53.000Z' } },
  { kind: 'webhookDisabled', data: { host: 'hooks.example.org', since: '2026-03-14T09:26:53.000Z' } },
  { kind: 'accountDeleted', data: {} },
];
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
      expect(subject.length).toBeGreaterThan(5);
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
