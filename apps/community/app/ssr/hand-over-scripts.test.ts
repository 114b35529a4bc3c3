import { expect, test } from 'vitest';
import { answersOf, handOverScripts, wholeDocument, preloadsLast } from './hand-over-scripts.ts';

test('what loaders answered reaches the router whole, whatever it says and wherever its bytes are split', async () => {
  const answer = '["</script><!--","学习"]';
  const bytes = new TextEncoder().encode(answer);
  const answers = new ReadableStream<Uint8Array>({
    start(controller) {
      controller.enqueue(bytes.subarray(0, 19));
      controller.enqueue(bytes.subarray(19));
      controller.close();
    },
  });
  const scripts = handOverScripts(await answersOf(answers), 'n-1');
  const [taking, closing, ...more] = [...scripts.matchAll(/<script nonce="n-1">(.*?)<\/script>/gu)];
  const prefix = 'window.__reactRouterContext.streamController.';
  const [, call] = /^\.?enqueue\((.*)\);$/u.exec(String(taking?.[1]).slice(prefix.length)) ?? [];
  expect(JSON.parse(String(call))).toBe(answer);
  expect(closing?.[1]).toBe(`${prefix}close();`);
  expect(more).toEqual([]);
});

test('a page without answers carries no script for them', async () => {
  expect(handOverScripts(await answersOf(undefined), 'n-1')).toBe('');
});

test('these scripts stand at the end of the body, after those that they need', () => {
  const html = Buffer.from('<html><body><p>学习</p><script>a</script></body></html>');
  expect(wholeDocument(html, '<script>b</script>').toString()).toBe(
    '<!DOCTYPE html><html><body><p>学习</p><script>a</script><script>b</script></body></html>',
  );
});

test('what is preloaded comes behind the stylesheets, in its order; all else stays where it is', () => {
  const cover = '<link rel="preload" as="image" href="/é.webp"/>';
  const script = '<link nonce="n" rel="modulepreload" href="/a.js"/>';
  const sheet = '<link nonce="n" rel="stylesheet" href="/a.css"/>';
  const [start, title, end] = ['<html><head>', '<title>“>”</title>', '</head><body><p>…</p></body></html>'];
  const html = Buffer.from(`${start}${cover}${title}${script}<style></style>${sheet}${end}`);
  expect(preloadsLast(html).toString()).toBe(
    `${start}${title}<style></style>${sheet}${cover}${script}${end}`,
  );
});
