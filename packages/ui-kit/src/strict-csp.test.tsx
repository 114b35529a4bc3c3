import { beforeAll, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import {
  Button,
  createConfirmer,
  createToaster,
  ConfirmProvider,
  Drawer,
  IconButton,
  Menu,
  MenuItem,
  Popover,
  ToastProvider,
  UiProvider,
  VirtualList,
} from './index.ts';
import { COMPONENTS } from './testing/components.tsx';
import { mount } from './testing/mount.tsx';

const violations: string[] = [];

// After the stylesheets are in: from here on no style element and no style attribute in markup is let through.
beforeAll(() => {
  document.addEventListener('securitypolicyviolation', (event) =>
    violations.push(`${event.violatedDirective}: ${event.sample}`),
  );
  const policy = document.createElement('meta');
  policy.httpEquiv = 'Content-Security-Policy';
  policy.content = "style-src 'self' 'report-sample'";
  document.head.append(policy);
});

test('the policy of this page is in force', async () => {
  const style = document.createElement('style');
  style.textContent = 'body { outline: 0 }';
  document.head.append(style);
  await expect.poll(() => violations.length).toBe(1);
  style.remove();
  violations.length = 0;
});

test('every component in place keeps to a policy without inline styles', async () => {
  await mount(
    <UiProvider>
      {COMPONENTS.map(({ name, render }) => (
        <div key={name}>{render({})}</div>
      ))}
    </UiProvider>,
  );
  expect(violations).toEqual([]);
});

test('everything that floats keeps to it as well', async () => {
  const toaster = createToaster();
  const confirmer = createConfirmer();
  await mount(
    <UiProvider>
      <ToastProvider toaster={toaster} regionLabel="Notifications" closeLabel="Close" />
      <ConfirmProvider
        confirmer={confirmer}
        defaults={{ title: 'Prompt', okLabel: 'OK', cancelLabel: 'Cancel', closeLabel: 'Close' }}
      />
      <IconButton label="Like" icon="♥" />
      <Menu trigger={<Button>Menu</Button>}>
        <MenuItem>Item</MenuItem>
      </Menu>
      <Popover trigger={<Button>Popover</Button>} label="Panel">
        Content
      </Popover>
      <VirtualList
        aria-label="Rows"
        items={['a', 'b']}
        itemHeight={36}
        getKey={String}
        renderItem={(item) => item}
      />
    </UiProvider>,
  );
  await userEvent.hover(page.getByRole('button', { name: 'Like' }));
  await expect.element(page.getByRole('tooltip')).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: 'Menu' }));
  await expect.element(page.getByRole('menu')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await userEvent.click(page.getByRole('button', { name: 'Popover' }));
  await expect.element(page.getByRole('dialog', { name: 'Panel' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  void confirmer.confirm({ message: 'Sure?' });
  await expect.element(page.getByRole('alertdialog')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await mount(
    <Drawer open onClose={() => undefined} title="Messages" closeLabel="Close">
      Text
    </Drawer>,
  );
  await expect.element(page.getByRole('dialog', { name: 'Messages' })).toBeVisible();
  toaster.success('Copied', { duration: 0 });
  await expect.element(page.getByText('Copied')).toBeVisible();
  expect(violations).toEqual([]);
});
