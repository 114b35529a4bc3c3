import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Button, Carousel, IconButton, Menu, MenuItem, VirtualList } from './index.ts';
import { lazyModule } from './internal/lazyModule.ts';
import { LazyPopup } from './internal/LazyPopup.tsx';
import { mount } from './testing/mount.tsx';

const nothing = () => undefined;

test('an entry of a menu runs its onClick and its onSelect, and takes its style', async () => {
  const onClick = vi.fn();
  const onSelect = vi.fn();
  await mount(
    <Menu trigger={<Button>File</Button>}>
      <MenuItem onClick={onClick} onSelect={onSelect} style={{ opacity: 0.5 }}>
        Rename
      </MenuItem>
    </Menu>,
  );
  await userEvent.click(page.getByRole('button', { name: 'File' }));
  const item = page.getByRole('menuitem', { name: 'Rename' });
  await expect.element(item).toHaveStyle({ opacity: '0.5' });
  await userEvent.click(item);
  expect(onClick).toHaveBeenCalledOnce();
  expect(onSelect).toHaveBeenCalledOnce();
});

test('a carousel runs the handlers it is given beside its own', async () => {
  const handlers = {
    onPointerEnter: vi.fn(),
    onPointerLeave: vi.fn(),
    onFocus: vi.fn(),
    onBlur: vi.fn(),
  };
  const words = { previous: 'Previous', next: 'Next', pause: 'Stop', play: 'Go on', slide: () => 'Slide' };
  await mount(
    <>
      <p>Elsewhere</p>
      <Carousel
        label="Banners"
        slides={[{ key: 1, content: <a href="#a">A</a> }]}
        words={words}
        {...handlers}
      />
    </>,
  );
  await userEvent.hover(page.getByText('Elsewhere'));
  await userEvent.hover(page.getByRole('link', { name: 'A' }));
  await userEvent.hover(page.getByText('Elsewhere'));
  const link = page.getByRole('link', { name: 'A' }).element() as HTMLElement;
  link.focus();
  link.blur();
  expect(Object.entries(handlers).filter(([, handler]) => handler.mock.calls.length === 0)).toEqual([]);
});

for (const state of ['disabled', 'loading'] as const) {
  test(`a ${state} link that looks like a button says so and leads nowhere`, async () => {
    const onClick = vi.fn();
    const given = { [state]: true };
    await mount(
      <>
        <Button {...given} onClick={onClick} render={<a href="#elsewhere" />}>
          Go
        </Button>
        <IconButton
          {...given}
          tooltip={false}
          label="Leave"
          icon="→"
          onClick={onClick}
          render={<a href="#elsewhere" />}
        />
      </>,
    );
    for (const name of ['Go', 'Leave']) {
      const link = page.getByRole('link', { name });
      await expect.element(link).toHaveAttribute('aria-disabled', 'true');
      for (const type of ['click', 'auxclick']) {
        const press = new MouseEvent(type, { bubbles: true, cancelable: true });
        link.element().dispatchEvent(press);
        expect([type, press.defaultPrevented]).toEqual([type, true]);
      }
    }
    expect(onClick).not.toHaveBeenCalled();
    expect(location.hash).not.toBe('#elsewhere');
  });
}

test('a press before a popup is there runs the handlers of its trigger, and those around it, once', async () => {
  const arrived = Promise.withResolvers<void>();
  const lazy = lazyModule(async () => {
    await arrived.promise;
    return import('./components/Menu/MenuParts.tsx');
  });
  const onClick = vi.fn();
  const onClickAround = vi.fn();
  await mount(
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- only counts
    <div onClick={onClickAround}>
      <LazyPopup
        lazy={lazy}
        haspopup="menu"
        own={{ trigger: <Button onClick={onClick}>Account</Button>, children: <MenuItem>Sign out</MenuItem> }}
      />
    </div>,
  );
  const trigger = page.getByRole('button', { name: 'Account' });
  await userEvent.click(trigger);
  arrived.resolve();
  await expect.element(page.getByRole('menuitem', { name: 'Sign out' })).toBeVisible();
  expect(onClick).toHaveBeenCalledOnce();
  expect(onClickAround).toHaveBeenCalledOnce();
  await userEvent.keyboard('{Escape}');
  await userEvent.click(trigger);
  expect(onClick).toHaveBeenCalledTimes(2);
  expect(onClickAround).toHaveBeenCalledTimes(2);
});

test('a row of a virtual list takes the style it is given beside its place', async () => {
  await mount(
    <VirtualList
      aria-label="Rows"
      items={['a']}
      itemHeight={36}
      getKey={String}
      renderItem={(item) => item}
      itemProps={() => ({ role: 'listitem', style: { opacity: 0.5 } })}
      style={{ height: 100 }}
      onClick={nothing}
    />,
  );
  await expect.element(page.getByRole('listitem')).toHaveStyle({ opacity: '0.5', height: '36px' });
});
