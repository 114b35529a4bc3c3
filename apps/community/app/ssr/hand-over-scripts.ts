import { scriptSafeJson } from './state-script.ts';

/** How the router in the browser takes what the loaders answered, piece by piece: as ServerRouter would write it. */
const RECEIVER = 'window.__reactRouterContext.streamController';

/**
 * The scripts that hand what the loaders answered over to the router. ServerRouter would wait for it while it renders, which only a
 * stream of the document can; here it is known before.
 *
 * @param nonce allows the scripts
 */
export async function handOverScripts(
  answers: ReadableStream<Uint8Array> | undefined,
  nonce: string,
): Promise<string> {
  if (answers === undefined) return '';
  const decoder = new TextDecoder();
  let text = '';
  for await (const bytes of answers) text += decoder.decode(bytes, { stream: true });
  const calls = [...(text === '' ? [] : [`enqueue(${scriptSafeJson(text)})`]), 'close()'];
  return calls.map((call) => `<script nonce="${nonce}">${RECEIVER}.${call};</script>`).join('');
}

/** The document that React rendered, with these scripts after all others. */
export function wholeDocument(html: Buffer, scripts: string): Buffer<ArrayBuffer> {
  const end = html.lastIndexOf('</body>');
  const before = html.subarray(0, end);
  return Buffer.concat([Buffer.from('<!DOCTYPE html>'), before, Buffer.from(scripts), html.subarray(end)]);
}
