import type { ReactElement } from 'react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Button } from '../index.ts';
import { mount } from '../testing/mount.tsx';
import { lazyModule, useLazyModule } from './lazyModule.ts';
import { LazyPopup, type TriggerRef } from './LazyPopup.tsx';

interface Parts {
  Popup: (props: { trigger: ReactElement } & TriggerRef) => ReactElement;
}

/** A popup whose module arrives when the test says so. */
async function start() {
  const onOpen = vi.fn();
  const parts: Parts = {
    Popup: ({ triggerRef }) => (
      <Button ref={triggerRef} data-ready="" onClick={onOpen}>
        Account
      </Button>
    ),
  };
  let answer: (parts: Parts) => void = () => undefined;
  let isOver = false;
  const importer = vi.fn(
    () => new Promise<Parts>((resolve) => (isOver ? resolve(parts) : (answer = resolve))),
  );
  // The kit waits for every part it knows before the next file's tests.
  onTestFinished(() => {
    isOver = true;
    answer(parts);
  });
  const lazy = lazyModule(importer);
  // The pointer may still stand where the last test left it.
  await mount(<p>Elsewhere</p>);
  await userEvent.hover(page.getByText('Elsewhere'));
  await mount(<LazyPopup lazy={lazy} haspopup="menu" own={{ trigger: <Button>Account</Button> }} />);
  return { importer, onOpen, arrive: () => answer(parts) };
}

const trigger = () => page.getByRole('button', { name: 'Account' });

test('nothing is fetched until the reader comes near', async () => {
  const { importer } = await start();
  expect(importer).not.toHaveBeenCalled();
  await expect.element(trigger()).toHaveAttribute('aria-haspopup', 'menu');
  await userEvent.hover(trigger());
  expect(importer).toHaveBeenCalledTimes(1);
});

test('a press before it is there is carried out once when it is', async () => {
  const { onOpen, arrive } = await start();
  await userEvent.click(trigger());
  expect(onOpen).not.toHaveBeenCalled();
  arrive();
  await expect.poll(() => onOpen.mock.calls.length).toBe(1);
});

test('arrow down counts as a press for a menu', async () => {
  const { onOpen, arrive } = await start();
  await userEvent.tab();
  await userEvent.keyboard('{ArrowDown}');
  arrive();
  await expect.poll(() => onOpen.mock.calls.length).toBe(1);
});

test('the focus stays on the trigger when the popup arrives', async () => {
  const { arrive } = await start();
  await userEvent.tab();
  await expect.element(trigger()).toHaveFocus();
  arrive();
  await expect.element(trigger()).toHaveAttribute('data-ready');
  await expect.element(trigger()).toHaveFocus();
});

test('a failed fetch is tried again', async () => {
  const importer = vi.fn().mockRejectedValueOnce(new Error('offline')).mockResolvedValueOnce('there');
  const lazy = lazyModule(importer);
  await lazy.load();
  expect(lazy.current()).toBeUndefined();
  await lazy.load();
  expect(lazy.current()).toBe('there');
});

test('who wants a module that does not come is told, each time', async () => {
  const importer = vi.fn(() => Promise.reject(new Error('gone')));
  const lazy = lazyModule<string>(importer);
  const onFailure = vi.fn();
  function Part({ wanted }: { wanted: boolean }) {
    return <p>{useLazyModule(lazy, wanted, onFailure) ?? 'nothing'}</p>;
  }
  const { rerender } = await mount(<Part wanted />);
  await expect.poll(() => onFailure.mock.calls.length).toBe(1);
  await rerender(<Part wanted={false} />);
  await rerender(<Part wanted />);
  await expect.poll(() => onFailure.mock.calls.length).toBe(2);
  expect(importer).toHaveBeenCalledTimes(2);
});
