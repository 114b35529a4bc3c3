import type { ReactElement } from 'react';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';
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
  await pointElsewhere();
  await mount(<LazyPopup lazy={lazy} haspopup="menu" own={{ trigger: <Button>Account</Button> }} />);
  return { importer, onOpen, arrive: () => answer(parts) };
}

/** The pointer may still stand where the last test left it. */
async function pointElsewhere() {
  await mount(<p>Elsewhere</p>);
  await userEvent.hover(page.getByText('Elsewhere'));
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

/** Presses and lets go, each with what the browser takes for the real device. */
const DEVICES = {
  mouse: {
    press: () => pointAt('Input.dispatchMouseEvent', 'mousePressed', { button: 'left', clickCount: 1 }),
    letGo: () => pointAt('Input.dispatchMouseEvent', 'mouseReleased', { button: 'left', clickCount: 1 }),
  },
  finger: {
    press: () => pointAt('Input.dispatchTouchEvent', 'touchStart'),
    letGo: () => cdp().send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] }),
  },
  'space bar': {
    press: async () => {
      await userEvent.tab();
      await userEvent.keyboard('{ >}');
    },
    letGo: () => userEvent.keyboard('{/ }'),
  },
} as const;

/** Sends an event of mouse or touch to the middle of the trigger, or of another element. */
async function pointAt(
  method: 'Input.dispatchMouseEvent' | 'Input.dispatchTouchEvent',
  type: string,
  more: object = {},
  target = trigger(),
) {
  const box = target.element().getBoundingClientRect();
  const frame = window.frameElement?.getBoundingClientRect();
  const at = { x: box.x + box.width / 2 + (frame?.x ?? 0), y: box.y + box.height / 2 + (frame?.y ?? 0) };
  const isTouch = method === 'Input.dispatchTouchEvent';
  await cdp().send(
    method as 'Input.dispatchMouseEvent',
    {
      type,
      ...(isTouch ? { touchPoints: [at] } : at),
      ...more,
    } as never,
  );
}

describe.each(Object.entries(DEVICES))('a press with the %s', (_device, { press, letGo }) => {
  test('during which it arrives is carried out when it is let go', async () => {
    const { onOpen, arrive } = await start();
    await press();
    arrive();
    // The module has arrived: everything it changes is on the page.
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    await letGo();
    await expect.poll(() => onOpen.mock.calls.length).toBe(1);
    await expect.element(trigger()).toHaveAttribute('data-ready');
  });
});

test('a press that is let go elsewhere does not keep the popup away', async () => {
  const { onOpen, arrive } = await start();
  await DEVICES.mouse.press();
  arrive();
  const elsewhere = page.getByText('Elsewhere');
  const left = { button: 'left', clickCount: 1 };
  await pointAt('Input.dispatchMouseEvent', 'mouseMoved', left, elsewhere);
  await pointAt('Input.dispatchMouseEvent', 'mouseReleased', left, elsewhere);
  await expect.element(trigger()).toHaveAttribute('data-ready');
  expect(onOpen).not.toHaveBeenCalled();
});

test('a press whose popup did not load opens nothing when it loads later', async () => {
  const onOpen = vi.fn();
  const Popup: Parts['Popup'] = ({ triggerRef }) => (
    <Button ref={triggerRef} data-ready="" onClick={onOpen}>
      Account
    </Button>
  );
  const importer = vi.fn<() => Promise<Parts>>().mockRejectedValueOnce(new Error('offline'));
  const lazy = lazyModule(importer.mockResolvedValueOnce({ Popup }));
  await mount(<LazyPopup lazy={lazy} haspopup="menu" own={{ trigger: <Button>Account</Button> }} />);
  (trigger().element() as HTMLElement).click();
  await expect.poll(() => importer.mock.settledResults.length).toBe(1);
  await lazy.load();
  await expect.element(trigger()).toHaveAttribute('data-ready');
  expect(onOpen).not.toHaveBeenCalled();
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

test('many that arrive at once are drawn in slices, so that others have their turn in between', async () => {
  const COUNT = 60;
  let drawn = 0;
  const Popup: Parts['Popup'] = ({ triggerRef }) => {
    const began = performance.now();
    while (performance.now() - began < 2);
    drawn += 1;
    return <Button ref={triggerRef}>Account</Button>;
  };
  const lazy = lazyModule(() => Promise.resolve({ Popup }));
  await pointElsewhere();
  await mount(
    Array.from({ length: COUNT }, (_, index) => (
      <LazyPopup key={index} lazy={lazy} haspopup="menu" own={{ trigger: <Button>Account</Button> }} />
    )),
  );
  await lazy.load();
  const { port1, port2 } = new MessageChannel();
  const others = new Promise<number>((resolve) => {
    port1.addEventListener('message', () => resolve(drawn), { once: true });
    port1.start();
  });
  port2.postMessage(null);
  expect(await others).toBeLessThan(COUNT);
  await expect.poll(() => drawn).toBe(COUNT);
});

test('a failed fetch is tried again', async () => {
  const importer = vi.fn().mockRejectedValueOnce(new Error('offline')).mockResolvedValueOnce('there');
  const lazy = lazyModule(importer);
  await lazy.load();
  expect(lazy.current()).toBeUndefined();
  await lazy.load();
  expect(lazy.current()).toBe('there');
});

test('each caller of a module that does not load is notified', async () => {
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
