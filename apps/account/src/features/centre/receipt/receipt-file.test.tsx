import { LANGUAGES, type Language } from '@boardwalk/domain';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
// It reads in the page itself then, without a worker.
import 'pdfjs-dist/legacy/build/pdf.worker.mjs';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { showPage, visit } from '#shared/testing/show-page.tsx';
import { anOrder, centreApi } from '../testing/centre-api.ts';
import { receiptFile, receiptSheet } from './receipt-file.ts';
import ReceiptPage from './ReceiptPage.tsx';

/** What stands in a file, as another program reads it, and its number of pages. */
async function read(file: Blob): Promise<{ text: string; pages: number }> {
  const document = await getDocument({ data: new Uint8Array(await file.arrayBuffer()), verbosity: 0 })
    .promise;
  const content = await (await document.getPage(1)).getTextContent();
  const lines = content.items.map((item) => ('str' in item ? item.str : ''));
  return { text: lines.join(''), pages: document.numPages };
}

test('a paid order’s receipt is saved as a PDF that says number, time, buyer, seller, item and amount', async () => {
  const names: string[] = [];
  const files: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    files.push(file as Blob);
    return '#saved';
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    names.push(this.download);
  });
  visit('/user/receipt?order=h3WqPnR8tXdM');
  await showPage(<ReceiptPage />, {
    ...centreApi(),
    getOrder: () =>
      anOrder({
        state: 'paid',
        title: '思维导图 · 事業計画 · 마인드맵',
        paid_at: '2026-03-14T09:28:10.000Z',
        team: { team_id: '2', name: 'Crew' },
      }),
  });
  await userEvent.click(page.getByRole('button', { name: 'Download as PDF' }));
  await expect.poll(() => names).toEqual(['Receipt h3WqPnR8tXdM.pdf']);
  const [file = new Blob()] = files;
  expect(file.type).toBe('application/pdf');
  const { text, pages } = await read(file);
  expect(pages).toBe(1);
  for (const part of [
    'Receipt',
    'h3WqPnR8tXdM',
    'Mar 14, 2026',
    'Lin Xia, member@example.com',
    'Crew',
    `Boardwalk, ${location.host}`,
    '思维导图 · 事業計画 · 마인드맵',
    '$6',
  ])
    expect(text).toContain(part);
});

const WORDS: Readonly<Record<Language, string>> = {
  'en-US': 'Receipt',
  'es-ES': 'Recibo añadido',
  'zh-CN': '收据：购买人林夏',
  'ja-JP': '領収書：購入者ことり',
  'ko-KR': '영수증: 구매자 하늘',
};

test.each(LANGUAGES)('the words of a receipt in %s can be read', async (language) => {
  const sheet = receiptSheet(
    {
      orderId: 'h3WqPnR8tXdM',
      heading: WORDS[language],
      facts: [[WORDS[language], 'h3WqPnR8tXdM']],
      columns: ['1', '2'],
      item: '3',
      money: '￥3,480',
      total: '4',
      note: null,
    },
    { language, site: 'Boardwalk' },
  );
  const { text } = await read(await receiptFile(sheet));
  expect(text).toContain(WORDS[language]);
  expect(text).toContain('￥3,480');
});

test('a file that cannot be made is said, and the receipt stays', async () => {
  vi.spyOn(globalThis, 'OffscreenCanvas').mockImplementation(() => {
    throw new Error('no canvas');
  });
  visit('/user/receipt?order=h3WqPnR8tXdM');
  await showPage(<ReceiptPage />, {
    ...centreApi(),
    getOrder: () => anOrder({ state: 'paid', paid_at: '2026-03-14T09:28:10.000Z' }),
  });
  await userEvent.click(page.getByRole('button', { name: 'Download as PDF' }));
  await expect.element(page.getByText(/^The file could not be made/u)).toBeVisible();
  await expect.element(page.getByRole('heading', { name: 'Receipt' })).toBeVisible();
});
