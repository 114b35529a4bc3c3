import type { DataOf } from '@boardwalk/api-client';
import sharp from 'sharp';
import type { ApiAnswer, TestServer } from './harness.ts';

/** A form with one file, as the uploads of pictures take it. */
export function fileForm(bytes: Uint8Array, name = 'picture.png', field = 'file'): FormData {
  const form = new FormData();
  form.append(field, new Blob([Uint8Array.from(bytes)], { type: 'image/png' }), name);
  return form;
}

/** A small picture in one of the accepted types. */
export async function picture(type: 'png' | 'jpeg' | 'webp' | 'gif' = 'png', width = 64): Promise<Buffer> {
  return sharp({ create: { width, height: 48, channels: 3, background: '#7a4fbf' } })
    .toFormat(type)
    .toBuffer();
}

/** Follows the address of a picture of a report or of feedback, as a browser does. */
export async function seeAttachment(
  server: TestServer,
  url: string,
): Promise<ApiAnswer<DataOf<'getAttachment'>>> {
  const { pathname, searchParams } = new URL(url, 'http://localhost');
  const ticket = searchParams.get('ticket');
  return server.api('getAttachment', {
    params: { img_key: pathname.split('/').at(-1) ?? '' },
    ...(ticket === null ? {} : { query: { ticket } }),
  });
}
