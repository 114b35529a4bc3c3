import { describe, expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { aTicketFor } from '../../../test/boards.ts';
import { clickBoard, openEditor, type OpenedEditor } from '../../../test/editor.ts';
import { expectAccessible } from '../../../test/mount.tsx';
import { LiveBoard } from './live/live-board.ts';

const slow = { timeout: 15_000 };

/** An editor, and Noor on the same board, who looks at an area of it. */
async function openWithNoor(
  options: Parameters<typeof openEditor>[0] = {},
): Promise<OpenedEditor & { readonly noor: LiveBoard }> {
  const opened = await openEditor(options);
  const noor = new LiveBoard({ fileKey: opened.fileKey, getTicket: async () => aTicketFor('Noor', 2) });
  onTestFinished(() => noor.destroy());
  await expect.poll(() => noor.getState().isLoaded, slow).toBe(true);
  noor.setView({ x: 0, y: 0, w: 4000, h: 100 });
  await expect.element(people(), slow).toBeVisible();
  await expect.poll(() => noor.getLeaders().map(({ view }) => view !== null), slow).toEqual([true]);
  return { ...opened, noor };
}

const people = () => page.getByRole('button', { name: '1 other person is here' });
const notice = () => page.getByText('You are following Noor');

/** The scale as its button says it. */
const zoom = () =>
  page
    .getByRole('button', { name: /^Zoom .*, go to actual size$/u })
    .element()
    .getAttribute('aria-label');

test('no button of the header moves when somebody joins', async () => {
  const opened = await openEditor();
  await expect.element(page.getByRole('button', { name: 'Comments' }), slow).toBeVisible();
  const boxes = () =>
    ['Outline', 'Comments', 'More'].map((name) =>
      page.getByRole('button', { name, exact: true }).element().getBoundingClientRect().toJSON(),
    );
  const before: unknown = boxes();
  const noor = new LiveBoard({ fileKey: opened.fileKey, getTicket: async () => aTicketFor('Noor', 2) });
  onTestFinished(() => noor.destroy());
  await expect.element(people(), slow).toBeVisible();
  expect(boxes()).toEqual(before);
});

describe('following', () => {
  test('the view goes where somebody’s goes, until one moves it oneself', async () => {
    const { noor } = await openWithNoor();
    const mine = JSON.stringify(noor.getLeaders());
    await userEvent.click(people());
    await expectAccessible();
    await userEvent.click(page.getByRole('button', { name: 'Follow Noor' }));
    await expect.element(notice()).toBeVisible();
    const percent = (width: number) => Math.round((innerWidth / width) * 100);
    await expect.poll(zoom).toContain(`Zoom ${percent(4000)}%`);
    noor.setView({ x: 500, y: 500, w: 8000, h: 100 });
    await expect.poll(zoom).toContain(`Zoom ${percent(8000)}%`);
    await expectAccessible();
    // Who is led leads nobody: two who follow each other would drive each other on.
    noor.setCursor({ x: 1, y: 1 });
    expect(JSON.stringify(noor.getLeaders())).toBe(mine);
    await userEvent.click(page.getByRole('button', { name: 'Zoom in' }));
    await expect.element(notice()).not.toBeInTheDocument();
    await expect.poll(() => JSON.stringify(noor.getLeaders())).not.toBe(mine);
  });

  test('ends when one stops it, and when the other leaves', async () => {
    const { noor } = await openWithNoor();
    const follow = async () => {
      await userEvent.click(people());
      await userEvent.click(page.getByRole('button', { name: 'Follow Noor' }));
      await expect.element(notice()).toBeVisible();
    };
    await follow();
    await userEvent.click(page.getByRole('button', { name: 'Stop following' }));
    await expect.element(notice()).not.toBeInTheDocument();
    await follow();
    noor.destroy();
    await expect.element(notice(), slow).not.toBeInTheDocument();
    await expect.element(page.getByText('Noor has left the board').first()).toBeVisible();
  });

  test('somebody brings everybody to where they are, and says who it was', async () => {
    const { noor } = await openWithNoor();
    noor.callEverybody({ x: 0, y: 0, w: 8000, h: 100 });
    await expect.element(page.getByText('Noor has brought everybody here'), slow).toBeVisible();
    await expect.element(notice()).toBeVisible();
    await userEvent.click(people());
    await userEvent.click(page.getByRole('button', { name: 'Bring everybody here' }));
    await expect.element(notice()).not.toBeInTheDocument();
    await expect.poll(() => noor.getLeaders().map(({ calls }) => calls)).toEqual([1]);
  });

  test('who is writing is asked first, and goes to the window that called', async () => {
    const { noor, fileKey } = await openWithNoor();
    // Noor's other window came later and looks somewhere else.
    const other = new LiveBoard({ fileKey, getTicket: async () => aTicketFor('Noor', 2) });
    onTestFinished(() => other.destroy());
    await expect.poll(() => other.getState().isLoaded, slow).toBe(true);
    other.setView({ x: 0, y: 0, w: 6000, h: 100 });
    await userEvent.click(page.getByRole('button', { name: 'Sticky note' }));
    await clickBoard(300, 300);
    await userEvent.keyboard('In the middle');
    const before = zoom();
    noor.callEverybody({ x: 0, y: 0, w: 8000, h: 100 });
    const region = page.getByRole('region', { name: 'Notifications' });
    await expect.element(region.getByText('Noor asks everybody to come'), slow).toBeVisible();
    expect(zoom()).toBe(before);
    await userEvent.keyboard(' of it');
    await userEvent.click(region.getByRole('button', { name: 'Follow' }));
    await expect.poll(zoom).toContain(`Zoom ${Math.round((innerWidth / 8000) * 100)}%`);
    await userEvent.keyboard('{Escape}');
  });

  test('who may only look follows, and calls nobody', async () => {
    await openWithNoor({ file: { role: 'viewer' }, ticket: 'viewer' });
    await userEvent.click(people());
    await expect.element(page.getByRole('button', { name: 'Follow Noor' })).toBeVisible();
    expect(page.getByRole('button', { name: 'Bring everybody here' }).elements()).toEqual([]);
    await userEvent.keyboard('{Escape}');
  });
});

describe('sharing', () => {
  test('who may share the board does so from here', async () => {
    await openEditor({
      file: { name: 'Plan', may_share: true },
      handlers: {
        listShareLinks: () => ({ list: [] }),
        listVisitors: () => ({ list: [], next_cursor: '', has_more: false }),
      },
    });
    await userEvent.click(page.getByRole('button', { name: 'Share', exact: true }));
    await expect.element(page.getByRole('dialog', { name: 'Share “Plan”' }), slow).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Make the link' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  });

  test('nobody else is offered it', async () => {
    await openEditor({ file: { role: 'editor', may_share: false } });
    expect(page.getByRole('button', { name: 'Share', exact: true }).elements()).toEqual([]);
  });
});
