import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mount } from '../../testing/mount.tsx';
import { NavTabs, Tabs } from './Tabs.tsx';

function Page() {
  const [value, setValue] = useState('works');
  return (
    <Tabs
      label="Profile"
      value={value}
      onValueChange={setValue}
      items={[
        { value: 'works', label: 'Works', content: 'All works' },
        { value: 'collections', label: 'Collections', content: 'All collections' },
      ]}
    />
  );
}

test('a click shows the panel of its tab', async () => {
  await mount(<Page />);
  await userEvent.click(page.getByRole('tab', { name: 'Collections' }));
  await expect
    .element(page.getByRole('tabpanel', { name: 'Collections' }))
    .toHaveTextContent('All collections');
});

test('the tabs are one stop; arrows move, Enter chooses', async () => {
  await mount(<Page />);
  await userEvent.tab();
  await expect.element(page.getByRole('tab', { name: 'Works' })).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(page.getByRole('tab', { name: 'Collections' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect
    .element(page.getByRole('tab', { name: 'Collections' }))
    .toHaveAttribute('aria-selected', 'true');
});

test('tabs that are addresses are links, the current one marked', async () => {
  await mount(
    <NavTabs
      label="Lists"
      items={[
        { href: '#hot', label: 'Hot', current: true },
        { href: '#new', label: 'New', current: false },
      ]}
    />,
  );
  await expect.element(page.getByRole('navigation', { name: 'Lists' })).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Hot' })).toHaveAttribute('aria-current', 'page');
  await expect.element(page.getByRole('link', { name: 'New' })).not.toHaveAttribute('aria-current');
});

test.each([
  ['the value names no tab', 'gone'],
  ['the chosen tab is disabled', 'off'],
])('when %s, the first tab that can be chosen is the stop', async (_, value) => {
  const items = [
    { value: 'off', label: 'Off', content: 'x', disabled: true },
    { value: 'works', label: 'Works', content: 'All works' },
    { value: 'more', label: 'More', content: 'More works' },
  ];
  await mount(<Tabs label="Profile" value={value} onValueChange={() => undefined} items={items} />);
  await userEvent.tab();
  await expect.element(page.getByRole('tab', { name: 'Works' })).toHaveFocus();
});
