import { aBoardSnapshot, aCommunityFile, failWith, type MockHandlers } from '@boardwalk/test-kit';
import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { aPictureFile, pick } from '#app/testing/picture-files.ts';
import { said } from '#app/testing/said.ts';
import { renderApp } from '#app/testing/render-app.tsx';

const FILE_KEY = 'aBcDeFgHjKmN';
const dialog = page.getByRole('dialog', { name: 'Report this template' });
const gone = () => expect.poll(() => page.getByRole('dialog').elements()).toEqual([]);

async function openReport(handlers: MockHandlers) {
  const app = await renderApp('/hot', {
    handlers: {
      getFileFull: () => aCommunityFile({ file_key: FILE_KEY }),
      getFileObject: () => aBoardSnapshot(),
      uploadReportImage: () => ({ abcdefghjkmn: '/x' }),
      ...handlers,
    },
  });
  const open = () => app.dialogs.open('report', { fileKey: FILE_KEY, name: 'Sailboat' });
  open();
  await expect.element(dialog).toBeVisible();
  await userEvent.click(dialog.getByRole('radio', { name: 'Violent content' }));
  await userEvent.fill(dialog.getByRole('textbox'), 'A fight in the corner.');
  await userEvent.click(dialog.getByRole('checkbox'));
  return { ...app, open };
}

const send = async () => await userEvent.click(dialog.getByRole('button', { name: 'Send report' }));

describe('the browser’s Back over a report', () => {
  test('closes it, and what was written and chosen is there when it is opened again, until it is sent', async () => {
    const { api, router, open } = await openReport({ reportFile: () => null });
    pick(dialog, await aPictureFile('one.png'));
    await expect.poll(() => api.callsOf('uploadReportImage')).toHaveLength(1);
    await expect.element(dialog.getByRole('button', { name: 'Remove one.png' })).toBeVisible();
    await router.navigate('/new');
    await gone();
    open();
    await expect.element(dialog.getByRole('textbox')).toHaveValue('A fight in the corner.');
    await expect.element(dialog.getByRole('button', { name: 'Remove one.png' })).toBeVisible();
    await userEvent.click(dialog.getByRole('checkbox'));
    await send();
    await expect
      .poll(() => api.callsOf('reportFile').map(({ body }) => body.images_key))
      .toEqual([['abcdefghjkmn']]);
    await userEvent.click(dialog.getByRole('button', { name: 'Done' }));
    await gone();
    open();
    await expect.element(dialog.getByRole('textbox')).toHaveValue('');
    await expect.element(dialog.getByRole('button', { name: 'Remove one.png' })).not.toBeInTheDocument();
    expect(api.callsOf('uploadReportImage')).toHaveLength(1);
  });

  test.each([
    ['fails', 'What you wrote was not sent. The service', () => failWith('unavailable')],
    [
      'is refused for a field',
      'What you wrote was not sent.',
      () => failWith('bad_input', { fields: [{ field: 'report_desc', rule: 'min_length' }] }),
    ],
    ['arrives', 'Thank you for your report', () => null],
  ])('one that %s after that says so', async (_what, text, answer) => {
    const arrival = Promise.withResolvers<void>();
    const { api, router } = await openReport({
      reportFile: async () => {
        await arrival.promise;
        return answer();
      },
    });
    await send();
    await expect.poll(() => api.callsOf('reportFile')).toHaveLength(1);
    await router.navigate('/new');
    await gone();
    arrival.resolve();
    await expect.poll(said).toContain(text);
  });
});
