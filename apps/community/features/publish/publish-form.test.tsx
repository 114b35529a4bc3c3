import { failWith } from '@boardwalk/test-kit';
import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { said } from '#app/testing/said.ts';
import {
  addTag,
  aPicture,
  dialog,
  FILES,
  fillForm,
  hand,
  openFile,
  openForm,
} from './testing/open-publish.ts';

const upload = async (file: File) => {
  const input = dialog.element().querySelector('input[type="file"]');
  if (!(input instanceof HTMLInputElement)) throw new Error('There is no place for a cover.');
  // Handed over in the page: a file of megabytes takes long on its way through the test's driver.
  const transfer = new DataTransfer();
  transfer.items.add(file);
  input.files = transfer.files;
  input.dispatchEvent(new Event('change', { bubbles: true }));
  await Promise.resolve();
};

describe('the form', () => {
  test('[PUB-08][PUB-13][PUB-14][CONST-50] shows for an unpublished file, 600 high, its state asked for', async () => {
    const { api } = await openForm();
    expect(api.callsOf('getAuditStatus').map(({ query }) => query.get('fileKey'))).toEqual([
      FILES['Fresh board'].file_key,
    ]);
    const { width, height } = dialog.element().getBoundingClientRect();
    expect([width, height]).toEqual([480, 600]);
    await expect.element(dialog.getByRole('textbox', { name: 'Title' })).toHaveValue('Fresh board');
  });

  test('[VAL-PUB-01][CONST-03] a title of 0 and 51 characters is refused, 1 and 50 are not', async () => {
    const { api } = await openForm();
    await fillForm();
    const title = dialog.getByRole('textbox', { name: 'Title' });
    await userEvent.fill(title, ' ');
    await hand();
    await expect.element(dialog.getByText('Enter a title.')).toBeVisible();
    await expect.element(title).toHaveFocus();
    await userEvent.fill(title, 'Plan\u202e');
    await expect.element(dialog.getByText('Remove the invisible characters from this title.')).toBeVisible();
    await userEvent.fill(title, '标'.repeat(51));
    await expect.element(dialog.getByText('Shorten this to 50 characters.')).toBeVisible();
    expect(api.callsOf('publishFile')).toHaveLength(0);
    await userEvent.fill(title, '标'.repeat(50));
    await expect.element(dialog.getByText('50 / 50')).toBeVisible();
    expect(dialog.getByText(/Shorten this/).elements()).toHaveLength(0);
    await userEvent.fill(title, '标');
    await hand();
    await expect.poll(() => api.callsOf('publishFile')).toHaveLength(1);
  });

  test('[VAL-PUB-02][CONST-04] a description of 9 and 3001 characters is refused, 10 and 3000 are not', async () => {
    const { api } = await openForm();
    await fillForm({ description: '九'.repeat(9) });
    await hand();
    const description = dialog.getByRole('textbox', { name: 'Description' });
    await expect.element(dialog.getByText('Write at least 10 characters.')).toBeVisible();
    await userEvent.fill(description, '九'.repeat(3001));
    await expect.element(dialog.getByText('Shorten this to 3000 characters.')).toBeVisible();
    await userEvent.fill(description, '九'.repeat(3000));
    await expect.element(dialog.getByText('Shorten this to 3000 characters.')).not.toBeInTheDocument();
    await userEvent.fill(description, '九'.repeat(10));
    expect(api.callsOf('publishFile')).toHaveLength(0);
    await hand();
    await expect.poll(() => api.callsOf('publishFile')).toHaveLength(1);
  });

  test('[VAL-PUB-04][VAL-PUB-05][VAL-PUB-06][VAL-PUB-07][CONST-05][CONST-06] one to three tags, each up to 100 characters, none twice', async () => {
    const { api } = await openForm();
    await fillForm({ tags: [] });
    await hand();
    await expect.element(dialog.getByText('Add at least one tag.')).toBeVisible();
    await addTag('t'.repeat(101));
    await expect.element(dialog.getByText('A tag has at most 100 characters.')).toBeVisible();
    await addTag('t'.repeat(100));
    await addTag('Retro');
    await addTag('ｒｅｔｒｏ');
    await expect.element(dialog.getByText('This tag is already there.')).toBeVisible();
    await userEvent.fill(dialog.getByRole('textbox', { name: 'Tags' }), 'team, retro,');
    await expect.element(dialog.getByText('This tag is already there.')).toBeVisible();
    await expect.element(dialog.getByRole('button', { name: 'Remove team' })).toBeVisible();
    await addTag('fourth');
    await expect.element(dialog.getByText('Add at most 3 tags.')).toBeVisible();
    await userEvent.fill(dialog.getByRole('textbox', { name: 'Tags' }), '');
    await hand();
    await expect
      .poll(() => api.callsOf('createTags').map(({ body }) => body.name))
      .toEqual([['t'.repeat(100), 'Retro', 'team']]);
  });

  test('[VAL-PUB-09][VAL-PUB-10][VAL-PUB-11][VAL-PUB-12][CONST-07][CONST-08] a price is 2 to 50 whole yuan, capped while typing, sent in thousandths', async () => {
    const { api } = await openForm();
    await fillForm();
    expect(dialog.getByRole('textbox', { name: 'Price' }).elements()).toHaveLength(0);
    await userEvent.click(dialog.getByRole('radio', { name: 'Paid' }));
    const price = dialog.getByRole('textbox', { name: 'Price' });
    await hand();
    await expect.element(dialog.getByText('Enter a price.')).toBeVisible();
    await userEvent.fill(price, '51');
    await expect.element(price).toHaveValue('50');
    await userEvent.fill(price, '1');
    await expect.element(dialog.getByText('Enter a price from 2 to 50.')).toBeVisible();
    await hand();
    expect(api.callsOf('publishFile')).toHaveLength(0);
    await userEvent.fill(price, '2');
    await hand();
    await expect.poll(() => api.callsOf('publishFile').at(0)?.form?.get('unit_price')).toBe('2000');
    expect(api.callsOf('publishFile').at(0)?.form?.get('fee_type')).toBe('3');
  });

  test('[VAL-PUB-08] a price is made of digits only', async () => {
    await openForm();
    await userEvent.click(dialog.getByRole('radio', { name: 'Paid' }));
    const price = dialog.getByRole('textbox', { name: 'Price' });
    await userEvent.fill(price, '１2.5 yuan');
    await expect.element(price).toHaveValue('12');
    await userEvent.fill(price, 'free');
    await expect.element(price).toHaveValue('');
  });

  test('[VAL-PUB-13] no price is sent for a free work, even when one was typed', async () => {
    const { api } = await openForm();
    await fillForm();
    await userEvent.click(dialog.getByRole('radio', { name: 'Paid' }));
    await userEvent.fill(dialog.getByRole('textbox', { name: 'Price' }), '20');
    await userEvent.click(dialog.getByRole('radio', { name: 'Free for members' }));
    await hand();
    await expect.poll(() => api.callsOf('publishFile').at(0)?.form?.get('fee_type')).toBe('2');
    expect(api.callsOf('publishFile').at(0)?.form?.has('unit_price')).toBe(false);
  });
});

describe('the cover', () => {
  test('[VAL-PUB-25][CONST-54] is a picture of the board by default; 1080 × 700 is suggested', async () => {
    const { api } = await openForm();
    expect(api.callsOf('renderFileCover').map(({ path }) => path.file_key)).toEqual([
      FILES['Fresh board'].file_key,
    ]);
    await expect.element(dialog.getByText(/best at 1080 × 700 pixels/)).toBeVisible();
  });

  test('[VAL-PUB-03] is required: without the board’s picture one must be chosen', async () => {
    await openFile('Fresh board', { handlers: { renderFileCover: () => failWith('unavailable') } });
    await expect.element(dialog.getByText(/This picture could not be had\./)).toBeVisible();
    await fillForm();
    await hand();
    await expect.element(dialog.getByText('Add a cover.')).toBeVisible();
    await upload(new File([await aPicture('image/jpeg')], 'cover.jpg'));
    await expect.element(dialog.getByRole('img', { name: 'Preview of the cover' })).toBeVisible();
    await expect.element(dialog.getByText('Add a cover.')).not.toBeInTheDocument();
  });

  test('[VAL-PUB-22] may be a chosen JPEG or PNG, and the board’s picture again', async () => {
    const { api } = await openForm();
    const jpeg = await aPicture('image/jpeg', 540, 350);
    await upload(new File([jpeg], 'cover.jpg', { type: 'image/jpeg' }));
    await expect.element(dialog.getByRole('button', { name: 'Use the picture of the board' })).toBeVisible();
    await fillForm();
    await hand();
    await expect.poll(() => api.callsOf('publishFile')).toHaveLength(1);
    const sent = api.callsOf('publishFile').at(0)?.form?.get('cover');
    expect(sent instanceof Blob && sent.size).toBe(jpeg.size);
    expect(api.callsOf('publishFile').at(0)?.form?.get('cover_source')).toBe('upload');
  });

  test('[VAL-PUB-24][ERR-25] a file that is no picture, whatever it calls itself, leaves the cover as it is', async () => {
    await openForm();
    await upload(new File(['GIF89a not a cover'], 'cover.png', { type: 'image/png' }));
    await expect
      .element(dialog.getByText('The resource failed to load. Check the format: JPG or PNG.'))
      .toBeVisible();
    await expect.element(dialog.getByRole('img', { name: 'Preview of the cover' })).toBeVisible();
    expect(dialog.getByRole('button', { name: 'Use the picture of the board' }).elements()).toHaveLength(0);
  });

  test('[ERR-25] a picture that only begins like one is found out', async () => {
    await openForm();
    const torn = (await aPicture()).slice(0, 40);
    await upload(new File([torn], 'cover.png', { type: 'image/png' }));
    await expect.element(dialog.getByText(/The resource failed to load\./)).toBeVisible();
  });

  test('[VAL-PUB-23][CONST-22][ERR-26] over 5 MB it is refused, with the limit; at 5 MB it is not', async () => {
    await openForm();
    const picture = await aPicture();
    const limit = 5 * 1024 * 1024;
    const padded = (size: number) => new File([picture, new Uint8Array(size - picture.size)], 'cover.png');
    await upload(padded(limit + 1));
    await expect.element(dialog.getByText(/The cover may be at most 5M\./)).toBeVisible();
    await upload(padded(limit));
    await expect.element(dialog.getByText(/The cover may be at most 5M\./)).not.toBeInTheDocument();
    await expect.element(dialog.getByRole('button', { name: 'Use the picture of the board' })).toBeVisible();
  });
});

describe('handing in', () => {
  test('[PUB-05][PUB-23][PUB-24][OVL-03][API-PUB-01] sends the form, closes, and opens the publish-success dialog', async () => {
    const { api } = await openForm();
    await fillForm({ tags: ['retro', 'team'] });
    await hand();
    await expect.element(page.getByRole('dialog', { name: 'Your work is in review' })).toBeVisible();
    await expect.poll(() => page.getByRole('dialog').elements()).toHaveLength(1);
    await expect.element(page.getByText(/reviewed within 3 working days/)).toBeVisible();
    const [call] = api.callsOf('publishFile');
    expect(call?.path.file_key).toBe(FILES['Fresh board'].file_key);
    const form = call?.form;
    expect(form?.get('name')).toBe('Fresh board');
    expect(form?.get('description')).toBe('What it is good for.');
    expect(form?.get('fee_type')).toBe('1');
    expect(form?.getAll('tag_ids[]')).toEqual(['901', '902']);
    expect(form?.get('cover')).toBeInstanceOf(Blob);
  });

  test('[NAV-03] the way on leads to the profile, by its name', async () => {
    const { address } = await openForm();
    await fillForm();
    await hand();
    await userEvent.click(page.getByRole('link', { name: 'See it on your profile' }));
    await expect.poll(address).toBe('/profile/linxia');
    await expect.poll(() => page.getByRole('dialog').elements()).toEqual([]);
  });

  test('[ERR-07] beyond 100 publications a day it warns of the limit and keeps the form', async () => {
    await openForm({ handlers: { publishFile: () => failWith('daily_publish_limit', { limit: 100 }) } });
    await fillForm();
    await hand();
    await expect
      .poll(said)
      .toContain('You have reached today’s limit of 100 publications. Continue tomorrow.');
    await expect.element(dialog.getByRole('textbox', { name: 'Title' })).toBeVisible();
  });

  test('[ERR-08] any other failure says that publishing failed and keeps the form', async () => {
    await openForm({ handlers: { publishFile: () => failWith('internal_error') } });
    await fillForm();
    await hand();
    await expect
      .poll(said)
      .toContain('Publishing failed. Something went wrong on our side. Try again later.');
    await expect
      .element(dialog.getByRole('textbox', { name: 'Description' }))
      .toHaveValue('What it is good for.');
  });

  test('[ERR-26] a cover of too many pixels is refused with the limit of its kind', async () => {
    await openForm({
      handlers: {
        publishFile: () =>
          failWith('image_not_accepted', { field: 'cover', rule: 'max_pixels', limit: 6_000_000 }),
      },
    });
    await fillForm();
    await hand();
    await expect
      .element(
        dialog.getByText('In this format the cover may have at most 6 megapixels. Choose a smaller picture.'),
      )
      .toBeVisible();
  });

  test('fields the server refuses are marked in the form', async () => {
    await openForm({
      handlers: {
        publishFile: () =>
          failWith('bad_input', {
            fields: [{ field: 'name', rule: 'max_length', limit: 50, msg: 'too long' }],
          }),
      },
    });
    await fillForm();
    await hand();
    await expect.element(dialog.getByText('Shorten this to 50 characters.')).toBeVisible();
    await expect.element(dialog.getByRole('textbox', { name: 'Title' })).toHaveFocus();
  });

  test('[ERR-09] data that does not load says that publishing failed, and can be tried again', async () => {
    let isDown = true;
    const answer = { file_key: FILES['Fresh board'].file_key, status: 0 as const, is_public: false };
    const opening = openForm({
      handlers: { getAuditStatus: () => (isDown ? failWith('unavailable') : answer) },
    });
    await expect
      .poll(said)
      .toContain('Publishing failed. The service is taking a short break. Try again in a minute.');
    isDown = false;
    await userEvent.click(dialog.getByRole('button', { name: 'Try again' }));
    await opening;
    await expect.element(dialog.getByRole('textbox', { name: 'Title' })).toHaveValue('Fresh board');
  });
});
