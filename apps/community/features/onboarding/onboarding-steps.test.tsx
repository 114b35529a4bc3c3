import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { answerToSpaceType, choose, openOnboarding, press, questions } from './testing/open-onboarding.ts';

const currentStep = () => document.querySelector('[role="dialog"] [aria-current="step"]')?.textContent ?? '';
const spaces = () => page.getByRole('radiogroup', { name: 'What is your space for?' });
const body = (app: Awaited<ReturnType<typeof openOnboarding>>) =>
  app.api.callsOf('writeIdentityTag')[0]?.body;

describe('the dialog', () => {
  test('[ONB-01][ONB-02][ONB-03][CONST-48][OVL-08] is 648 px high, without footer, and stays when the mask is pressed', async () => {
    await page.viewport(1280, 900);
    await openOnboarding();
    const dialog = questions().element();
    expect(dialog.getBoundingClientRect().height).toBe(648);
    expect(dialog.querySelector('footer, [class*="footer"]')).toBeNull();
    const mask = document.elementFromPoint(8, 8);
    expect(dialog.contains(mask)).toBe(false);
    await userEvent.click(page.elementLocator(mask ?? document.body), {
      position: { x: 8, y: 8 },
      force: true,
    });
    await expect.element(questions()).toBeVisible();
  });

  test('[ONB-04][ONB-05][ONB-06][ONB-07][ONB-09][ENT-16] asks four questions in order and says what each earns', async () => {
    await openOnboarding();
    const seen: string[] = [];
    seen.push(currentStep());
    await expect.element(page.getByRole('radiogroup', { name: 'What do you do?' })).toBeVisible();
    await choose('Engineering');
    await press('Continue');
    await expect.element(page.getByRole('group', { name: 'How did you hear about us?' })).toBeVisible();
    seen.push(currentStep());
    await choose('Web search');
    await press('Continue');
    await expect.element(page.getByRole('group', { name: 'What would you like to do here?' })).toBeVisible();
    seen.push(currentStep());
    await choose('Workshops');
    await press('Continue');
    await expect.element(spaces()).toBeVisible();
    seen.push(currentStep());
    expect(seen.map((step) => /\+\d+ points/u.exec(step)?.[0])).toEqual([
      '+10 points',
      '+10 points',
      '+10 points',
      '+20 points',
    ]);
    await press('Finish');
    await expect.element(page.getByRole('dialog', { name: 'You got 50 points' })).toBeVisible();
  });

  test('[ONB-31] the letters beside the name follow it, and the name is that of the account at first', async () => {
    await openOnboarding();
    const letters = () => questions().element().querySelector('[data-label]')?.getAttribute('data-label');
    const name = page.getByRole('textbox', { name: 'Your name' });
    await expect.element(name).toHaveValue('Ana Lind');
    expect(letters()).toBe('AL');
    await userEvent.fill(name, '林小夏');
    await expect.poll(letters).toBe('小');
  });

  test.each([
    ['mainland', ['Product manager', 'WeChat', 'Mind maps'], ['UX and design', 'LinkedIn', 'Workshops']],
    ['overseas', ['UX and design', 'LinkedIn', 'Workshops'], ['Product manager', 'WeChat', 'Mind maps']],
  ] as const)(
    '[LANG-05][LANG-06][LANG-07][OPEN-02] %s offers its own options',
    async (deployment, own, others) => {
      await openOnboarding({}, deployment);
      for (const [step, name] of own.entries()) {
        const option = questions().getByRole(step === 0 ? 'radio' : 'checkbox', { name, exact: true });
        await expect.element(option).toBeVisible();
        for (const other of others)
          expect(questions().getByText(other, { exact: true }).elements()).toEqual([]);
        await choose(name);
        await press('Continue');
      }
      await expect.element(spaces()).toBeVisible();
    },
  );
});

describe('the ways on and back', () => {
  test('[ONB-16][ONB-28] an unanswered step is not left: it says what is missing and takes the keyboard there', async () => {
    await openOnboarding();
    await press('Continue');
    const jobs = page.getByRole('radiogroup', { name: 'What do you do?' });
    await expect.element(jobs).toHaveAccessibleDescription(/Choose one to go on\./u);
    await expect.poll(() => document.activeElement?.getAttribute('type')).toBe('radio');
    await choose('Consulting');
    await expect.element(jobs).not.toHaveAccessibleDescription(/to go on/u);
    await press('Continue');
    await expect.poll(currentStep).toContain('How you found us');
  });

  test('[ONB-17][ONB-18][ONB-19] back comes with the second step, finish with the last', async () => {
    await openOnboarding();
    const buttons = () =>
      page
        .getByRole('dialog')
        .getByRole('button')
        .elements()
        .map((button) => button.textContent)
        .filter(Boolean);
    expect(buttons()).toEqual(['Skip the questions', 'Continue']);
    await choose('Student');
    await press('Continue');
    await expect.poll(buttons).toEqual(['Skip the questions', 'Back', 'Continue']);
    await press('Back');
    await expect.element(page.getByRole('radio', { name: 'Student' })).toBeChecked();
    await press('Continue');
    await choose('YouTube');
    await press('Continue');
    await choose('Diagrams');
    await press('Continue');
    await expect.poll(buttons).toEqual(['Skip the questions', 'Back', 'Finish']);
  });

  test('each step is begun at its first answer, by the keyboard alone', async () => {
    await openOnboarding();
    await expect.poll(() => (document.activeElement as HTMLInputElement | null)?.value).toBe('Ana Lind');
    await userEvent.tab();
    await userEvent.keyboard(' {Enter}');
    await expect.poll(currentStep).toContain('How you found us');
    await expect.element(page.getByRole('checkbox', { name: 'Web search' })).toHaveFocus();
    await userEvent.keyboard(' {Enter}');
    await expect.poll(currentStep).toContain('Your plans');
    await expect.element(page.getByRole('checkbox', { name: 'Brainstorming' })).toHaveFocus();
    await userEvent.keyboard(' {Enter}');
    await expect.element(page.getByRole('radio', { name: /^Personal/u })).toHaveFocus();
    await userEvent.click(page.getByRole('radio', { name: /^Work/u }));
    await press('Continue');
    await expect.element(page.getByRole('radio', { name: 'Only me' })).toHaveFocus();
  });

  test('[ONB-30] while the answers are sent nothing is sent twice', async () => {
    const held = Promise.withResolvers<void>();
    const app = await openOnboarding({
      writeIdentityTag: async () => {
        await held.promise;
        return { points: 50, balance: 50, shortfall: 50 };
      },
    });
    await answerToSpaceType();
    await press('Finish');
    const send = page.getByRole('dialog').getByRole('button', { name: 'Finish' });
    await expect.element(send).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(send, { force: true });
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByRole('button', { name: 'Skip the questions' })).toBeDisabled();
    await expect.element(page.getByRole('dialog').getByRole('button', { name: 'Back' })).toBeDisabled();
    held.resolve();
    await expect.element(page.getByRole('dialog', { name: 'You got 50 points' })).toBeVisible();
    expect(app.api.callsOf('writeIdentityTag')).toHaveLength(1);
  });
});

describe('answers', () => {
  test('[ONB-08][ONB-26][ONB-32][VAL-ONB-14][VAL-ONB-16] the space is personal at first; a team alone is named', async () => {
    await openOnboarding();
    await answerToSpaceType();
    await expect.element(page.getByRole('radio', { name: /^Personal/u })).toBeChecked();
    const team = page.getByRole('textbox', { name: 'Name of your team' });
    for (const space of ['Education', 'Work', 'Personal']) {
      await choose(space);
      await expect.element(team).not.toBeInTheDocument();
    }
    await choose('Team');
    await expect.element(team).toHaveValue('My first team');
  });

  test('[ONB-27][ONB-29][OPEN-08][AMB-46] for work there is one step more, which may stay empty but not be wrong', async () => {
    const app = await openOnboarding();
    await answerToSpaceType();
    await choose('Work');
    await press('Continue');
    await expect.poll(currentStep).toContain('Optional');
    await choose('2–50 people', 'Another field');
    await press('Finish');
    const field = page.getByRole('textbox', { name: 'Which field is it?' });
    await expect.element(field).toHaveAccessibleDescription(/Say it in a few words\./u);
    await expect.element(field).toHaveFocus();
    expect(app.api.callsOf('writeIdentityTag')).toHaveLength(0);
    await userEvent.fill(field, 'Harbour pilotage');
    await press('Finish');
    await expect
      .poll(() => body(app))
      .toMatchObject({
        usage: 4,
        company_people_size: 1002,
        work_scenes: [4299],
        work_scene_other: 'Harbour pilotage',
        skip: false,
      });
  });

  test('[VAL-ONB-09][VAL-ONB-17] other asks for words of one’s own, at most 40 characters', async () => {
    await openOnboarding();
    await choose('Something else');
    const other = page.getByRole('textbox', { name: 'Your job, in your own words' });
    await userEvent.fill(other, 'x'.repeat(41));
    await expect.element(other).toHaveAccessibleDescription(/Shorten this to 40 characters\./u);
    await press('Continue');
    await expect.element(other).toHaveFocus();
    await userEvent.fill(other, 'Choir leader');
    await press('Continue');
    await expect.poll(currentStep).toContain('How you found us');
  });

  test('[VAL-ONB-10][VAL-ONB-18] a sixth choice is not taken, and the message says how many can be', async () => {
    await openOnboarding();
    await choose('Student');
    await press('Continue');
    const channels = page.getByRole('group', { name: 'How did you hear about us?' });
    await choose('Web search', 'YouTube', 'X', 'LinkedIn', 'Reddit', 'Product Hunt');
    await expect.element(channels).toHaveAccessibleDescription(/You can choose at most 5\./u);
    await expect.element(page.getByRole('checkbox', { name: 'Product Hunt' })).not.toBeChecked();
    expect(channels.getByRole('checkbox', { checked: true }).elements()).toHaveLength(5);
    await choose('X');
    await expect.element(channels).not.toHaveAccessibleDescription(/at most/u);
  });

  test('[VAL-ONB-12][AMB-31] overseas, nothing yet stands alone', async () => {
    await openOnboarding();
    await choose('Student');
    await press('Continue');
    await choose('Web search', 'Reddit', 'I don’t remember');
    const ticked = () =>
      page
        .getByRole('checkbox', { checked: true })
        .elements()
        .map((box) => box.closest('label')?.textContent);
    await expect.poll(ticked).toEqual(['I don’t remember']);
    await choose('Reddit');
    await expect.poll(ticked).toEqual(['Reddit']);
  });

  test('[VAL-ONB-01][VAL-ONB-03][VAL-ONB-06] a name that is not allowed says which words, one that is too long how much', async () => {
    await openOnboarding();
    await choose('Student');
    const name = page.getByRole('textbox', { name: 'Your name' });
    await userEvent.fill(name, 'o-f f_i.c i a l');
    await expect.element(name).toHaveAccessibleDescription(/This name may not contain official\./u);
    await press('Continue');
    await expect.element(name).toHaveFocus();
    await userEvent.fill(name, 'x'.repeat(21));
    await expect.element(name).toHaveAccessibleDescription(/Shorten this to 20 characters\./u);
    await userEvent.fill(name, '');
    await press('Continue');
    await expect.poll(currentStep).toContain('How you found us');
  });
});

describe('on small screens', () => {
  test.each([
    [320, 640],
    [390, 844],
    [1280, 400],
  ])('at %i × %i nothing is cut off sideways, and the buttons are in reach', async (width, height) => {
    await page.viewport(width, height);
    await openOnboarding();
    const dialog = questions().element();
    for (const part of dialog.querySelectorAll('*')) {
      if (getComputedStyle(part).overflowX === 'auto')
        expect(part.scrollWidth).toBeLessThanOrEqual(part.clientWidth);
    }
    const forward = page.getByRole('dialog').getByRole('button', { name: 'Continue' });
    // The dialog takes the keyboard to its first field meanwhile, which scrolls too.
    const isInReach = () => {
      forward.element().scrollIntoView({ block: 'nearest' });
      const { top, bottom } = forward.element().getBoundingClientRect();
      return top >= 0 && bottom <= window.innerHeight;
    };
    await expect.poll(isInReach).toBe(true);
    await page.viewport(1280, 800);
  });
});
