import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { clickBoard, openEditor, openOutline, outlineNames } from '../../../test/editor.ts';
import { expectAccessible, takeDownApp } from '../../../test/mount.tsx';

const style = () => page.getByRole('toolbar', { name: 'Style' });
const tool = (name: string) => page.getByRole('button', { name, exact: true });

test('colour and width of the pen are chosen before the first stroke, and known again the next time', async () => {
  await page.viewport(1280, 800);
  const { fileKey } = await openEditor();
  await userEvent.click(tool('Pen'));
  await expect.element(style()).toBeVisible();
  await expectAccessible();
  await userEvent.click(style().getByRole('button', { name: 'Line' }));
  await userEvent.click(page.getByRole('button', { name: 'Coral' }));
  await userEvent.click(page.getByRole('button', { name: '8 px' }));
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('button', { name: '8 px' })).not.toBeInTheDocument();
  takeDownApp();
  await openEditor({ fileKey });
  await userEvent.click(tool('Pen'));
  await userEvent.click(style().getByRole('button', { name: 'Line' }));
  await expect.element(page.getByRole('button', { name: '8 px' })).toHaveAttribute('aria-pressed', 'true');
  await expect.element(page.getByRole('button', { name: 'Coral' })).toHaveAttribute('aria-pressed', 'true');
});

test('corners of notes and rectangles are chosen, known again the next time, and offered for nothing else', async () => {
  await page.viewport(1280, 800);
  const { fileKey } = await openEditor();
  await userEvent.click(tool('Sticky note'));
  await userEvent.click(style().getByRole('button', { name: 'Fill color' }));
  const corners = page.getByRole('group', { name: 'Corners' });
  const round = corners.getByRole('button', { name: 'Round' });
  await expect
    .element(corners.getByRole('button', { name: 'Sharp' }))
    .toHaveAttribute('aria-pressed', 'true');
  await userEvent.click(round);
  await expect.element(round).toHaveAttribute('aria-pressed', 'true');
  await expectAccessible();
  await userEvent.keyboard('{Escape}');
  await clickBoard(500, 350);
  await userEvent.keyboard('Soft{Escape}');
  await userEvent.click(style().getByRole('button', { name: 'Fill color' }));
  await expect.element(round).toHaveAttribute('aria-pressed', 'true');
  await userEvent.keyboard('{Escape}');
  takeDownApp();
  await openEditor({ fileKey });
  await userEvent.click(tool('Sticky note'));
  await userEvent.click(style().getByRole('button', { name: 'Fill color' }));
  await expect.element(round).toHaveAttribute('aria-pressed', 'true');
  await userEvent.keyboard('{Escape}');
  await userEvent.click(page.getByRole('button', { name: 'Kind of shape' }));
  await userEvent.click(page.getByRole('button', { name: 'Ellipse' }));
  await userEvent.click(style().getByRole('button', { name: 'Fill color' }));
  await expect.element(page.getByRole('button', { name: 'Coral' })).toBeVisible();
  await expect.element(corners).not.toBeInTheDocument();
});

test.each([
  ['Pen', 'Ink', '4 px'],
  ['Highlighter', 'Yellow', '24 px'],
])('before anything is chosen the bar of the %s shows the line it draws', async (name, color, width) => {
  await page.viewport(1280, 800);
  await openEditor();
  await userEvent.click(tool(name));
  await userEvent.click(style().getByRole('button', { name: 'Line' }));
  await expect.element(page.getByRole('button', { name: color })).toHaveAttribute('aria-pressed', 'true');
  await expect.element(page.getByRole('button', { name: width })).toHaveAttribute('aria-pressed', 'true');
});

test('a tool that is kept draws one note after another, until it is let go', async () => {
  await page.viewport(1280, 800);
  await openEditor();
  const keep = tool('Keep the tool after drawing');
  await userEvent.click(keep);
  await expect.element(keep).toHaveAttribute('aria-pressed', 'true');
  await userEvent.click(tool('Sticky note'));
  await clickBoard(300, 300);
  await userEvent.keyboard('One');
  await clickBoard(700, 300);
  await userEvent.keyboard('Two{Escape}');
  await expect.element(tool('Sticky note')).toHaveAttribute('aria-pressed', 'true');
  await userEvent.keyboard('{Escape}');
  await expect.element(tool('Select')).toHaveAttribute('aria-pressed', 'true');
  await openOutline();
  await expect.poll(outlineNames).toEqual(['Sticky note “One”', 'Sticky note “Two”']);
});

test('the look of the next stroke is in reach on a small phone', async () => {
  await page.viewport(320, 568);
  await openEditor();
  await userEvent.click(tool('Pen'));
  await expect.element(style()).toBeVisible();
  const bar = style().element().getBoundingClientRect();
  const tools = page.getByRole('toolbar', { name: 'Tools' }).element().getBoundingClientRect();
  expect(bar.bottom).toBeLessThanOrEqual(tools.top);
  expect(bar.left).toBeGreaterThanOrEqual(0);
  expect(bar.right).toBeLessThanOrEqual(320);
  await page.viewport(1280, 800);
});

test('the palette opens what the menus of the page open', async () => {
  await page.viewport(1280, 800);
  await openEditor();
  for (const [typed, command, opened] of [
    ['versions', 'Versions…', () => page.getByRole('dialog', { name: 'Versions' })],
    ['export', 'Export…', () => page.getByRole('dialog', { name: /^Export/u })],
    ['outline', 'Outline', () => page.getByRole('heading', { name: 'Outline' })],
  ] as const) {
    await userEvent.keyboard('{Control>}k{/Control}');
    const palette = page.getByRole('dialog', { name: 'All commands' });
    await expect.element(palette).toBeVisible();
    await userEvent.keyboard(typed);
    await expect.element(palette.getByRole('option', { name: command })).toBeVisible();
    await userEvent.click(palette.getByRole('option', { name: command }));
    await expect.element(opened(), { timeout: 15_000 }).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(palette).not.toBeInTheDocument();
  }
});
