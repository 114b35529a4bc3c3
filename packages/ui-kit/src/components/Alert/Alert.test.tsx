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

test('what comes later is said in a place that was there before', async () => {
  const { rerender } = await mount(<Alert open={false}>Slow</Alert>);
  const place = page.getByRole('status').element();
  expect(place.textContent).toBe('');
  expect(place.checkVisibility()).toBe(true);
  await rerender(<Alert open>Slow</Alert>);
  expect(page.getByRole('status').element()).toBe(place);
  expect(place.textContent).toBe('Slow');
});

test('when it goes, the focus goes on to what follows, or else to what stands before', async () => {
  function Page() {
    const [isThere, setThere] = useState(true);
    return (
      <>
        <button type="button">Before</button>
        <Alert title="Own" dismissLabel="Dismiss own" />
        <button type="button" disabled>
          Off
        </button>
        {isThere && <Alert title="Kept" dismissLabel="Dismiss kept" onOpenChange={setThere} />}
      </>
    );
  }
  await mount(<Page />);
  (page.getByRole('button', { name: 'Dismiss own' }).element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('button', { name: 'Dismiss kept' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('Kept')).not.toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: 'Before' })).toHaveFocus();
});
