import { createHash, createHmac } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

const sha256 = (text: string | Buffer) => createHash('sha256').update(text).digest('hex');
const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest();

/**
 * Why an object store would refuse a request, or undefined: a wrong signature (AWS Signature Version 4), bytes that
 * are not those it was signed for, or bytes of which it does not know beforehand how many come. The server of the tests does not look itself.
 */
export function refusalOf(request: IncomingMessage, body: Buffer, secret: string): string | undefined {
  const { method = '', url = '', headers } = request;
  if (method === 'PUT' && headers['content-length'] === undefined) return 'MissingContentLength';
  const parsed =
    /^AWS4-HMAC-SHA256 Credential=[^/]+\/(?<date>\d{8})\/(?<region>[\w-]+)\/s3\/aws4_request, *SignedHeaders=(?<signed>[\w;-]+), *Signature=(?<signature>[0-9a-f]{64})$/u.exec(
      headers.authorization ?? '',
    )?.groups;
  if (parsed === undefined) return 'AccessDenied';
  const { date = '', region = '', signed = '', signature } = parsed;
  const { pathname, searchParams } = new URL(url, 'http://x');
  const encode = (text: string) =>
    encodeURIComponent(text).replaceAll(/[!'()*]/gu, (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`);
  const query = [...searchParams]
    .map(([name, value]) => `${encode(name)}=${encode(value)}`)
    .toSorted((a, b) => (a < b ? -1 : 1))
    .join('&');
  const values = signed.split(';').map((name) => `${name}:${String(headers[name]).trim()}\n`);
  const claimed = String(headers['x-amz-content-sha256']);
  const canonical = [method, pathname, query, values.join(''), signed, claimed].join('\n');
  const scope = `${date}/${region}/s3/aws4_request`;
  const toSign = ['AWS4-HMAC-SHA256', headers['x-amz-date'], scope, sha256(canonical)].join('\n');
  const key = hmac(hmac(hmac(hmac(`AWS4${secret}`, date), region), 's3'), 'aws4_request');
  if (hmac(key, toSign).toString('hex') !== signature) return 'SignatureDoesNotMatch';
  return sha256(body) === claimed ? undefined : 'XAmzContentSHA256Mismatch';
}
