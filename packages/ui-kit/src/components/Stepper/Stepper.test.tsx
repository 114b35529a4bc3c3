import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mount } from '../../testing/mount.tsx';
import { Stepper, type StepperProps } from './Stepper.tsx';

type Key = 'pick' | 'describe' | 'price' | 'send';

const props: StepperProps<Key> = {
  label: 'Publish a board',
  steps: [
    { key: 'pick', label: 'Choose' },
    { key: 'describe', label: 'Describe', state: 'error' },
    { key: 'price', label: 'Price' },
    { key: 'send', label: 'Send' },
  ],
  current: 'price',
  words: { position: (one, all) => `Step ${one} of ${all}`, done: 'done', error: 'needs changes' },
};

test('it says which steps are done, wrong, current and ahead, to assistive technology as well', async () => {
  const { host } = await mount(<Stepper {...props} />);
  await expect.element(page.getByRole('navigation', { name: 'Publish a board' })).toBeVisible();
  const steps = page.getByRole('listitem').elements();
  expect(steps.map((step) => step.getAttribute('data-state'))).toEqual(['done', 'error', 'current', 'ahead']);
  const spoken = steps.map((step) => step.textContent);
  expect(spoken[0]).toContain('Choose (done)');
  expect(spoken[1]).toContain('Describe (needs changes)');
  expect(host.querySelectorAll('[aria-current=step]')).toHaveLength(1);
  expect(host.querySelector('[aria-current=step]')?.textContent).toContain('Price');
});

test('only steps that one was at lead back, by mouse and keyboard', async () => {
  const onStepSelect = vi.fn();
  await mount(<Stepper {...props} onStepSelect={onStepSelect} />);
  expect(page.getByRole('button', { disabled: false }).elements()).toHaveLength(2);
  await userEvent.click(page.getByRole('button', { name: 'Choose (done)' }));
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(onStepSelect.mock.calls).toEqual([['pick'], ['describe']]);
});

test('without room it shows where one stands and the current step’s name; the others keep theirs unseen', async () => {
  await mount(
    <div style={{ width: 288 }}>
      <Stepper {...props} onStepSelect={() => undefined} />
    </div>,
  );
  await expect.element(page.getByText('Step 3 of 4')).toBeVisible();
  const nav = page.getByRole('navigation').element();
  expect(nav.scrollWidth).toBeLessThanOrEqual(288);
  expect(page.getByText('Price').element().getBoundingClientRect().width).toBeGreaterThan(20);
  expect(page.getByText('Send').element().parentElement?.getBoundingClientRect().width).toBe(1);
  await expect.element(page.getByRole('button', { name: 'Choose (done)' })).toBeVisible();
});

test.each(['ltr', 'rtl'] as const)(
  'without room a line leads from each mark to the next, written %s',
  async (dir) => {
    const { host } = await mount(
      <div dir={dir} style={{ width: 288 }}>
        <Stepper {...props} />
      </div>,
    );
    const marks = [...host.querySelectorAll('[aria-hidden=true]')].filter((mark) => mark.tagName === 'SPAN');
    const steps = page.getByRole('listitem').elements();
    expect(steps.map((step) => getComputedStyle(step, '::after').borderTopStyle)).toEqual([
      'solid',
      'solid',
      'solid',
      'none',
    ]);
    const widths = steps
      .slice(0, 3)
      .map((step) => Number.parseFloat(getComputedStyle(step, '::after').width));
    expect(Math.min(...widths)).toBeGreaterThanOrEqual(8);
    expect(marks).toHaveLength(4);
  },
);

test('the step one goes to keeps the focus, and does not lead to itself', async () => {
  const onStepSelect = vi.fn();
  function Flow() {
    const [current, setCurrent] = useState<Key>('price');
    return (
      <Stepper
        {...props}
        current={current}
        onStepSelect={(key) => {
          onStepSelect(key);
          setCurrent(key);
        }}
      />
    );
  }
  await mount(<Flow />);
  const step = page.getByRole('button', { name: /^Choose/ });
  await userEvent.click(step);
  await expect.element(step).toHaveAttribute('aria-current', 'step');
  await expect.element(step).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(onStepSelect.mock.calls).toEqual([['pick']]);
});

test('after the flow all steps can be done', async () => {
  await mount(
    <Stepper
      {...props}
      current={null}
      steps={props.steps.map((step) => ({ ...step, state: 'done' as const }))}
    />,
  );
  for (const step of page.getByRole('listitem').elements()) expect(step.textContent).toContain('(done)');
  await expect.element(page.getByText('Step 3 of 4')).not.toBeInTheDocument();
});
