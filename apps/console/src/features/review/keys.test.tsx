import { expect, beforeEach, describe, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mountApp } from '../../../test/mount.tsx';
import { aQueue } from '../../../test/review-queue.ts';

beforeEach(() => localStorage.clear());

/** Keys that come faster than the page is drawn. */
function press(...keys: string[]): void {
  for (const key of keys) document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
}

describe('keys', () => {
  test('j and k go through the queue, p passes, r asks for a reason, ? shows them', async () => {
    const app = await mountApp('/review', aQueue());
    await expect.element(page.getByRole('link', { name: /Weekly retro/u })).toBeVisible();
    await userEvent.keyboard('j');
    await expect.poll(app.address).toBe('/review/1001');
    await userEvent.keyboard('j');
    await expect.poll(app.address).toBe('/review/1002');
    await userEvent.keyboard('k');
    await expect.element(page.getByRole('heading', { name: 'Weekly retro' })).toBeVisible();
    // While a refusal is asked for a key decides nothing, also before the dialog is there or has the keyboard.
    press('r', 'p');
    await expect.element(page.getByRole('dialog', { name: 'Refuse this work' })).toBeVisible();
    press('p');
    await userEvent.keyboard('p');
    expect(app.api.callsOf('reviewSubmission')).toEqual([]);
    await userEvent.keyboard('{Escape}');
    await expect.poll(() => page.getByRole('dialog').elements()).toHaveLength(0);
    await userEvent.keyboard('p');
    await expect.poll(() => app.api.callsOf('reviewSubmission')[0]?.body).toEqual({ decision: 'pass' });
    await userEvent.keyboard('?');
    await expect.element(page.getByRole('dialog', { name: 'Keys' })).toBeVisible();
  });

  test('pressed before the page is drawn go on from where they lead, and decide nothing on the way', async () => {
    const app = await mountApp('/review', aQueue());
    await expect.element(page.getByRole('link', { name: /Weekly retro/u })).toBeVisible();
    press('j', 'j');
    await expect.poll(app.address).toBe('/review/1002');
    await expect.element(page.getByRole('button', { name: 'Pass' })).toBeVisible();
    press('k', 'p', 'r');
    await expect.element(page.getByRole('heading', { name: 'Weekly retro' })).toBeVisible();
    expect(page.getByRole('dialog').elements()).toHaveLength(0);
    press('p');
    await expect.poll(() => app.api.callsOf('reviewSubmission').length).toBe(1);
    expect(app.api.callsOf('reviewSubmission')[0]?.path).toEqual({ submission_id: '1001' });
  });

  test('can be turned off, for people who speak to their browser', async () => {
    const app = await mountApp('/review/1001', aQueue());
    await userEvent.click(page.getByRole('button', { name: 'Keys' }));
    await userEvent.click(page.getByRole('switch', { name: 'Use single keys' }));
    await userEvent.keyboard('{Escape}');
    await expect.poll(() => page.getByRole('dialog').elements()).toHaveLength(0);
    await expect.element(page.getByRole('button', { name: 'Pass' })).toBeVisible();
    await userEvent.keyboard('p');
    await userEvent.click(page.getByRole('link', { name: /User journey/u }));
    await expect.poll(app.address).toBe('/review/1002');
    expect(app.api.callsOf('reviewSubmission')).toEqual([]);
  });
});
