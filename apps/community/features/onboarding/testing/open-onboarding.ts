import { Deployment } from '@boardwalk/domain';
import { aUser, type MockHandlers } from '@boardwalk/test-kit';
import { expect } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderApp, type RenderedApp } from '#app/testing/render-app.tsx';

/** Somebody who was not asked yet. */
export const newUser = aUser({ nick_name: 'Ana Lind' });

/** An API that has not heard the new user's answers yet, and keeps them. */
export function onboardingAnswers(): MockHandlers {
  let isAnswered = false;
  return {
    checkIdentityTag: () => isAnswered,
    writeIdentityTag: ({ body }) => {
      isAnswered = true;
      const points = body.skip ? 0 : 50;
      return { points, balance: points, shortfall: 100 - points };
    },
    createTeam: ({ body }) => ({ id: '1007', name: body.name ?? '' }) as never,
    getPoints: () => ({ balance: 50, card_points: 100, card_days: 30, shortfall: 50 }),
  };
}

/** The dialog with its questions. */
export const questions = () => page.getByRole('dialog', { name: 'Tell us a little about yourself' });
/** The dialog with the finish panel. */
export const finish = () => page.getByRole('dialog', { name: 'You got 50 points' });

/** Opens a page as somebody who was not asked yet, and waits for the questions. */
export async function openOnboarding(
  handlers: MockHandlers = {},
  deployment: Deployment = Deployment.OVERSEAS,
): Promise<RenderedApp> {
  const app = await renderApp('/hot', {
    viewer: newUser,
    settings: { deployment },
    handlers: { ...onboardingAnswers(), ...handlers },
  });
  await expect.element(questions()).toBeVisible();
  return app;
}

/** Chooses options by their words. */
export async function choose(...names: readonly string[]): Promise<void> {
  for (const name of names) await userEvent.click(page.getByText(name, { exact: true }));
}

/** Presses a button of the dialog. */
export async function press(name: string): Promise<void> {
  await userEvent.click(page.getByRole('dialog').getByRole('button', { name, exact: true }));
}

/** Answers the questions before the space type, overseas. */
export async function answerToSpaceType(): Promise<void> {
  await choose('Engineering');
  await press('Continue');
  await choose('Web search');
  await press('Continue');
  await choose('Workshops');
  await press('Continue');
  await expect.element(page.getByRole('radiogroup', { name: 'What is your space for?' })).toBeVisible();
}
