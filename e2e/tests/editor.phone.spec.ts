import { newBoard } from '../support/editor.ts';
import { signUp } from '../support/people.ts';
import { expect, test } from '../support/test.ts';
import { Fingers } from '../support/touch.ts';

test('by fingers alone: notes are written, moved, doubled and undone, the board is moved and zoomed, and all of it is kept', async ({
  page,
  context,
  look,
}) => {
  await signUp(context);
  const editor = await newBoard(page);
  const fingers = await Fingers.of(page);
  const tool = (name: string) => page.getByRole('button', { name, exact: true });
  const write = async (x: number, y: number, text: string) => {
    await tool('Sticky note').tap();
    await page.touchscreen.tap(x, y);
    await page.keyboard.type(text);
    await page.touchscreen.tap(360, 150);
    await editor.saved();
  };

  await write(130, 300, 'Tide');
  await write(250, 520, 'Wind');
  await look('touch-notes');

  await test.step('one finger moves a note, and undo puts it back', async () => {
    const before = await editor.picture();
    await page.touchscreen.tap(250, 520);
    await expect(page.getByRole('toolbar', { name: 'Style' })).toBeVisible();
    await fingers.drag([{ x: 250, y: 520 }], [{ x: 150, y: 480 }]);
    await page.touchscreen.tap(360, 150);
    await expect(page.getByRole('toolbar', { name: 'Style' })).toHaveCount(0);
    await expect.poll(async () => (await editor.picture()) === before).toBe(false);
    await editor.undo();
    await expect.poll(async () => (await editor.picture()) === before).toBe(true);
  });

  await test.step('a long press opens the menu, which doubles a note', async () => {
    const twice = page.getByRole('menuitem', { name: /^Duplicate/u });
    await fingers.hold({ x: 130, y: 300 }, async () => expect(twice).toBeVisible());
    await expect(page.getByText('Ctrl+')).toHaveCount(0);
    await look('touch-menu');
    await twice.tap();
    await editor.saved();
    await page.touchscreen.tap(360, 150);
  });

  await test.step('two fingers move the board and zoom it, and a button shows all of it again', async () => {
    await page.getByRole('button', { name: 'Show everything' }).tap();
    const [left, right] = [
      { x: 100, y: 640 },
      { x: 200, y: 640 },
    ];
    const moved = [left, right].map(({ x, y }) => ({ x: x + 30, y: y + 60 }));
    const whole = await editor.picture();
    await fingers.drag([left, right], moved);
    await expect.poll(async () => (await editor.picture()) === whole).toBe(false);
    const before = await editor.picture();
    const apart = [
      { x: 50, y: 640 },
      { x: 250, y: 640 },
    ];
    await fingers.drag([left, right], apart);
    await expect.poll(async () => (await editor.picture()) === before).toBe(false);
    await look('touch-zoomed');
    const zoomed = await editor.picture();
    await page.getByRole('button', { name: 'Show everything' }).tap();
    await expect.poll(async () => (await editor.picture()) === zoomed).toBe(false);
    await look('touch-whole');
  });

  await test.step('after a reload everything is there', async () => {
    await page.reload();
    await editor.ready();
    await editor.outline();
    await expect(editor.row('Sticky note “Tide”')).toHaveCount(2);
    await expect(editor.row('Sticky note “Wind”')).toHaveCount(1);
  });
});
