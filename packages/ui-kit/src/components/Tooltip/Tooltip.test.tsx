import { expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mount } from '../../testing/mount.tsx';
import { Button } from '../Button/Button.tsx';
import { Dialog } from '../Dialog/Dialog.tsx';
import { TOOLTIP_DEFAULTS, Tooltip } from './Tooltip.tsx';

const bubble = () => page.getByRole('tooltip');

const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));

const shown = () => document.querySelector('[role=tooltip][data-open]') !== null;

async function mountFarFromEdges() {
  await mount(
    <div style={{ padding: '200px 400px' }}>
      <Tooltip content="Reviews take three working days">
        <Button>Publish</Button>
      </Tooltip>
    </div>,
  );
  return page.getByRole('button', { name: 'Publish' });
}

test('[OVL-18][CONST-58] it shows after 200 ms', async () => {
  const button = await mountFarFromEdges();
  let entered = 0;
  button.element().addEventListener('mouseenter', () => (entered = performance.now()));
  await userEvent.hover(button);
  while (!shown()) await frame();
  expect(TOOLTIP_DEFAULTS.showDelay).toBe(200);
  // A busy machine may be late, never early.
  expect(performance.now() - entered).toBeGreaterThanOrEqual(195);
});

test('[OVL-19][CONST-59] it hides without a delay', async () => {
  const button = await mountFarFromEdges();
  await userEvent.hover(button);
  await expect.element(bubble()).toBeVisible();
  // No timer runs any more that it could wait for.
  vi.useFakeTimers({ toFake: ['setTimeout', 'setInterval', 'clearTimeout', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  await userEvent.unhover(button);
  await expect.poll(shown).toBe(false);
  expect(TOOLTIP_DEFAULTS.hideDelay).toBe(0);
});

test('[OVL-20][CONST-60] it stands to the right', async () => {
  const button = await mountFarFromEdges();
  await userEvent.hover(button);
  await expect.element(bubble()).toHaveAttribute('data-side', 'right');
  const right = button.element().getBoundingClientRect().right;
  expect(bubble().element().getBoundingClientRect().left).toBeGreaterThanOrEqual(right);
});

test('[OVL-21][CONST-61] its theme is board', async () => {
  const button = await mountFarFromEdges();
  await userEvent.hover(button);
  await expect.element(bubble()).toHaveAttribute('data-theme', 'board');
});

test('keyboard focus shows it and describes the element; Esc hides it', async () => {
  const button = await mountFarFromEdges();
  await userEvent.tab();
  await expect.element(button).toHaveFocus();
  await expect.element(bubble()).toBeVisible();
  await expect.element(button).toHaveAccessibleDescription('Reviews take three working days');
  await userEvent.keyboard('{Escape}');
  await expect.element(bubble()).not.toBeInTheDocument();
});

test('it flips to the other side at the edge of the window', async () => {
  await mount(
    <div style={{ display: 'flex', justifyContent: 'flex-end' }}>
      <Tooltip content="Reviews take three working days">
        <Button>Publish</Button>
      </Tooltip>
    </div>,
  );
  await userEvent.hover(page.getByRole('button', { name: 'Publish' }));
  await expect.element(bubble()).toHaveAttribute('data-side', 'left');
});

test('Esc hides one that the pointer opened, wherever the focus is', async () => {
  const button = await mountFarFromEdges();
  await userEvent.hover(button);
  await expect.element(bubble()).toBeVisible();
  expect(document.activeElement).not.toBe(button.element());
  await userEvent.keyboard('{Escape}');
  await expect.poll(shown).toBe(false);
});

test('in a dialog Esc hides the tooltip alone; the next Esc asks the dialog to close', async () => {
  const onClose = vi.fn();
  await mount(
    <Dialog open title="Publish" closeLabel="Close" onClose={onClose}>
      <Tooltip content="Reviews take three working days">
        <Button>Send</Button>
      </Tooltip>
    </Dialog>,
  );
  await expect.element(page.getByRole('dialog')).toBeVisible();
  await userEvent.hover(page.getByRole('button', { name: 'Send' }));
  await expect.element(bubble()).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.poll(shown).toBe(false);
  expect(onClose).not.toHaveBeenCalled();
  await userEvent.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledExactlyOnceWith('escape');
});

test('it describes its element beside what describes it already', async () => {
  await mount(
    <>
      <p id="fee">It is free.</p>
      <Tooltip content="Reviews take three working days">
        <Button aria-describedby="fee">Publish</Button>
      </Tooltip>
    </>,
  );
  const button = page.getByRole('button', { name: 'Publish' });
  await userEvent.tab();
  await expect.element(bubble()).toBeVisible();
  await expect.element(button).toHaveAccessibleDescription('It is free. Reviews take three working days');
  await userEvent.keyboard('{Escape}');
  await expect.element(button).toHaveAccessibleDescription('It is free.');
});
