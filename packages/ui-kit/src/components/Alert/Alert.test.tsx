import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mount } from '../../testing/mount.tsx';
import { Alert } from './Alert.tsx';

test('its role follows its urgency: critical interrupts, the others wait, and what was there says nothing', async () => {
  await mount(
    <>
      <Alert tone="critical">Lost</Alert>
      <Alert tone="caution">Slow</Alert>
      <Alert tone="critical" urgency="off">
        Was here
      </Alert>
    </>,
  );
  expect(
    page
      .getByRole('alert')
      .elements()
      .map((one) => one.textContent),
  ).toEqual(['Lost']);
  expect(
    page
      .getByRole('status')
      .elements()
      .map((one) => one.textContent),
  ).toEqual(['Slow']);
});

test('it can be taken away, by itself or by its caller, with the keyboard too', async () => {
  function Page() {
    const [open, setOpen] = useState(true);
    return (
      <>
        <Alert title="Own" dismissLabel="Dismiss own" />
        <Alert title="Kept" dismissLabel="Dismiss kept" open={open} onOpenChange={setOpen} />
        <Alert title="Stays" dismissLabel="Dismiss stays" open />
      </>
    );
  }
  await mount(<Page />);
  for (const name of ['Dismiss own', 'Dismiss kept', 'Dismiss stays']) {
    const button = page.getByRole('button', { name });
    (button.element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
  }
  await expect.element(page.getByText('Own')).not.toBeInTheDocument();
  await expect.element(page.getByText('Kept')).not.toBeInTheDocument();
  await expect.element(page.getByText('Stays')).toBeVisible();
});
