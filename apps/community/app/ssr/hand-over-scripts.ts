import { scriptSafeJson } from './state-script.ts';

/** How the router in the browser takes what the loaders answered, piece by piece: as ServerRouter would write it. */
const RECEIVER = 'window.__reactRouterContext.streamController';

/** What the loaders answered, as the router writes it; undefined when it hands nothing over. */
export async function answersOf(stream: ReadableStream<Uint8Array> | undefined): Promise<string | undefined> {
  if (stream === undefined) return undefined;
  const decoder = new TextDecoder();
  let text = '';
  for await (const bytes of stream) text += decoder.decode(bytes, { stream: true });
  return text;
}

/**
 * The scripts that hand what the loaders answered over to the router. ServerRouter would wait for it while it renders, which only a
 * stream of the document can; here it is known before.
 *
 * @param text what the loaders answered, see answersOf
 * @param nonce allows the scripts
 */
export function handOverScripts(text: string | undefined, nonce: string): string {
  if (text === undefined) return '';
  const calls = [...(text === '' ? [] : [`enqueue(${scriptSafeJson(text)})`]), 'close()'];
  return calls.map((call) => `<script nonce="${nonce}">${RECEIVER}.${call};</script>`).join('');
}

/** The document that React rendered, with these scripts after all others. */
export function wholeDocument(html: Buffer, scripts: string): Buffer<ArrayBuffer> {
  const end = html.lastIndexOf('</body>');
  const before = html.subarray(0, end);
  return Buffer.concat([Buffer.from('<!DOCTYPE html>'), before, Buffer.from(scripts), html.subarray(end)]);
}

const PRELOAD = /<link\b[^>]*\brel="(?:module)?preload"[^>]*>/gu;

/**
 * The document with what it preloads at the end of its head, behind the stylesheets. React writes covers and scripts first, which then
 * take the connections and the network of a phone, and nothing is painted before the last stylesheet is there. Elements that React finds
 * again by their order, such as the stylesheets themselves, stay where they are; it finds preloads by their address.
 */
export function preloadsLast(html: Buffer): Buffer {
  const end = html.indexOf('</head>');
  if (end < 0) return html;
  const head = html.subarray(0, end).toString();
  const preloads = head.match(PRELOAD) ?? [];
  return Buffer.concat([
    Buffer.from(head.replaceAll(PRELOAD, '')),
    Buffer.from(preloads.join('')),
    html.subarray(end),
  ]);
}
