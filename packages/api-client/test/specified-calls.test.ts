import { describe, expect, test } from 'vitest';
import { clientOn, FILE_KEY, success } from './fake-server.ts';
import { HASH } from './specified-call.ts';
import { FILE_CALLS } from './specified-file-calls.ts';
import { OTHER_CALLS } from './specified-other-calls.ts';

const path = { file_key: FILE_KEY };
const image = { fileKey: FILE_KEY, hash: HASH };

/** Method, address below the base URL and JSON body of a request, as one line. */
async function describeRequest(request: Request | undefined): Promise<string> {
  if (request === undefined) return 'nothing';
  const { pathname, search } = new URL(request.url);
  const body = await request.text();
  return `${request.method} ${pathname.replace('/api', '')}${search}${body === '' ? '' : ` ${body}`}`;
}

describe('calls of the specification, as the client sends them', () => {
  test.each([...FILE_CALLS, ...OTHER_CALLS])('[%s]', async (_, call, sent, auth) => {
    const signedIn = clientOn(() => success({}), { getAccessToken: () => 'token' });
    await call(signedIn.client);
    const [request] = signedIn.requests;
    expect(request?.headers.get('authorization')).toBe(auth === 'none' ? null : 'Bearer token');
    expect(await describeRequest(request)).toBe(sent);

    const anonymous = clientOn(() => success({}));
    if (auth === 'required') {
      await expect(call(anonymous.client)).rejects.toMatchObject({ kind: 'sign_in_required' });
    } else {
      await call(anonymous.client);
      expect(anonymous.requests).toHaveLength(1);
    }
  });

  test('[API-RISK-01][API-RISK-03] pictures go out as the part file, those of reports without a token as well', async () => {
    const file = new File(['x'], 'x.png', { type: 'image/png' });
    const anonymous = clientOn(() => success({}));
    await anonymous.client.call('uploadReportImage', { body: { file } });
    await expect(anonymous.client.call('uploadFeedbackPicture', { body: { file } })).rejects.toMatchObject({
      kind: 'sign_in_required',
    });
    const { client, requests } = clientOn(() => success({}), { getAccessToken: () => 'token' });
    await client.call('uploadFeedbackPicture', { body: { file } });
    const sent = await Promise.all(
      [...anonymous.requests, ...requests].map(async (request) => {
        const { pathname } = new URL(request.url);
        const parts = [...(await request.formData()).keys()].join(' ');
        return `${request.method} ${pathname.replace('/api', '')} ${parts}`;
      }),
    );
    expect(sent).toEqual(['POST /risk/file/report/images/upload file', 'POST /feedback/upload/picture file']);
  });

  test('[API-PUB-01][API-PUB-09][API-PUB-10] forms go out as multipart with the specified parts', async () => {
    const { client, requests } = clientOn(() => success({}), { getAccessToken: () => 'token' });
    const file = new File(['x'], 'x.png', { type: 'image/png' });
    await client.call('publishFile', {
      path,
      body: {
        cover: file,
        name: 'n',
        description: 'd',
        fee_type: 3,
        unit_price: 2000,
        'tag_ids[]': [1],
        'special_ids[]': [2],
      },
    });
    for (const upload of ['uploadFileImage', 'uploadFileImagePreview', 'uploadFileImageThumb'] as const) {
      await client.call(upload, { path: image, body: { file, width: 10, height: 20 } });
    }
    const sent = await Promise.all(
      requests.map(async (request) => ({
        address: `${request.method} ${new URL(request.url).pathname.replace('/api', '')}`,
        parts: [...(await request.formData()).keys()].join(' '),
      })),
    );
    const upload = `POST /web/v2/upload/file/${FILE_KEY}/${HASH}`;
    expect(sent).toEqual([
      {
        address: `POST /web/cmt/file/${FILE_KEY}`,
        parts: 'cover name description fee_type unit_price tag_ids[] special_ids[]',
      },
      { address: upload, parts: 'file width height' },
      { address: `${upload}/preview`, parts: 'file width height' },
      { address: `${upload}/thumb`, parts: 'file width height' },
    ]);
  });
});
