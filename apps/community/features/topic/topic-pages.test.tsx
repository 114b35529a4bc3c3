import { aFileCard, aTopic, failWith, type MockHandlers } from '@boardwalk/test-kit';
import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { renderApp } from '#app/testing/render-app.tsx';

const topic = aTopic({
  id: 4,
  title: 'A good start',
  description: 'Agreed before work begins.',
  file_count: 7,
});
const answers: MockHandlers = {
  getTopic: () => topic,
  listTopicFiles: () => ({
    list: [aFileCard({ name: 'Kick-off canvas' })],
    next_cursor: '',
    has_more: false,
  }),
  listTopics: () => ({ list: [topic, aTopic({ id: 5, title: 'Exam season' })], total: 2 }),
};
const title = () => page.getByRole('heading', { level: 1 });

describe('one topic', () => {
  test.each([
    ['[ROUTE-23] at its address', '/topic-4'],
    ['[ROUTE-24] at the older form', '/topic/4'],
  ])('%s shows what it is about and its templates', async (_what, path) => {
    const { api } = await renderApp(path, { handlers: answers });
    await expect.element(title()).toHaveTextContent('A good start');
    await expect.element(page.getByText('Agreed before work begins.')).toBeVisible();
    await expect.element(page.getByText('7 templates')).toBeVisible();
    await expect.element(page.getByRole('link', { name: 'Kick-off canvas' })).toBeVisible();
    expect(api.callsOf('getTopic').map(({ query }) => query.get('id'))).toEqual(['4']);
  });

  test('that does not exist says so and leads to the others', async () => {
    await renderApp('/topic-9', { handlers: { ...answers, getTopic: () => failWith('topic_not_found') } });
    await expect.element(title()).toHaveTextContent('This topic does not exist');
    await expect
      .element(page.getByRole('link', { name: 'See all topics' }))
      .toHaveAttribute('href', '/topic');
  });

  test('that does not load is reported, and another try brings it', async () => {
    let isBroken = true;
    await renderApp('/topic-4', {
      handlers: { ...answers, getTopic: () => (isBroken ? failWith('internal_error') : topic) },
    });
    await expect.element(page.getByText('The topic could not be loaded')).toBeVisible();
    isBroken = false;
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect.element(title()).toHaveTextContent('A good start');
  });
});

describe('all topics', () => {
  test('[ROUTE-25] are links to each', async () => {
    await renderApp('/topic', { handlers: answers });
    await expect.element(title()).toHaveTextContent('Topics');
    await expect
      .element(page.getByRole('link', { name: 'A good start' }))
      .toHaveAttribute('href', '/topic-4');
    await expect.element(page.getByRole('link', { name: 'Exam season' })).toHaveAttribute('href', '/topic-5');
  });

  test('none: the page leads to the templates', async () => {
    await renderApp('/topic', { handlers: { listTopics: () => ({ list: [], total: 0 }) } });
    await expect.element(page.getByRole('heading', { name: 'No topics yet' })).toBeVisible();
  });

  test('that do not load are reported, and another try brings them', async () => {
    let isBroken = true;
    await renderApp('/topic', {
      handlers: {
        listTopics: () => (isBroken ? failWith('internal_error') : { list: [topic], total: 1 }),
      },
    });
    await expect.element(page.getByText('The topics could not be loaded')).toBeVisible();
    isBroken = false;
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect.element(page.getByRole('link', { name: 'A good start' })).toBeVisible();
  });
});
