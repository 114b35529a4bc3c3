import { cardOf, placeOf } from '../support/community.ts';
import { newBoard } from '../support/editor.ts';
import { signUp } from '../support/people.ts';
import { PublishOnPage } from '../support/publish.ts';
import { Reviewer } from '../support/review.ts';
import { expect, test, visit } from '../support/test.ts';
import { wordsOf } from '../support/words.ts';

const WORK = {
  title: 'Harbour risk map',
  description: 'Risks of a small harbour on one board, sorted by what they would cost.',
  tags: ['risk'],
};

test('[PROD-18][PUB-05][PUB-13][PUB-20][PUB-24][STATE-02] from the editor into review; refused with a reason; improved and passed; taken back', async ({
  page,
  context,
  playwright,
  baseURL,
  look,
}) => {
  test.setTimeout(90_000);
  await signUp(context, 'Ned Mooring');
  const reviewer = await Reviewer.enter(playwright, baseURL ?? '');
  const editor = await newBoard(page);
  await editor.write('sticky', { x: 600, y: 400 }, 'Storm');
  await editor.saved();
  const key = new URL(page.url()).pathname.split('/').at(-1) ?? '';

  const opened = context.waitForEvent('page');
  await page.getByRole('link', { name: 'Publish', exact: true }).click();
  const community = await opened;
  const publish = new PublishOnPage(community, wordsOf('en-US'));
  await publish.fillForm(WORK);
  await publish.press('publish');
  await expect(community.getByRole('dialog', { name: 'Your work is in review' })).toBeVisible({
    timeout: 20_000,
  });
  await community.keyboard.press('Escape');
  const work = cardOf(community, WORK.title);
  await expect(work).toContainText('In review');
  await community.getByRole('button', { name: 'See submission' }).click();
  await expect(publish.dialog).toContainText('Reviewed within 3 working days');
  await look('publish-in-review', community);
  await publish.press('done');

  await reviewer.decide(key, { decision: 'not_pass', reason: 'The board holds one note only.' });
  await visit(community, '/community/profile');
  await expect(community.getByRole('main')).toContainText('The board holds one note only.');
  await look('publish-refused', community);
  await community.getByRole('button', { name: /^Messages, 1 unread/u }).click();
  const messages = community.getByRole('dialog');
  await expect(messages).toContainText('did not pass the review');
  await expect(messages).toContainText('The board holds one note only.');
  await look('inbox-refused', community);
  await messages.getByRole('button', { name: 'Mark all read' }).click();
  await community.keyboard.press('Escape');
  await expect(community.getByRole('button', { name: 'Messages', exact: true })).toBeVisible();

  await community.getByRole('button', { name: 'Improve and resubmit' }).click();
  await expect(publish.dialog).toContainText('The board holds one note only.');
  await look('publish-again', community);
  await publish.press('publish');
  await expect(community.getByRole('dialog', { name: 'Your work is in review' })).toBeVisible({
    timeout: 20_000,
  });
  await reviewer.decide(key, { decision: 'pass' });
  await reviewer.leave();

  await visit(community, `/community/${key}`);
  await expect(community.getByRole('heading', { level: 1 })).toHaveText(WORK.title);
  await community.getByRole('button', { name: 'Publication' }).click();
  await expect(publish.dialog).toContainText('Last published');
  await look('publish-published', community);
  await publish.press('more');
  await community.getByRole('menuitem', { name: 'Cancel publication' }).click();
  const confirm = community.getByRole('alertdialog');
  await expect(confirm).toContainText('no longer be shown publicly');
  await confirm.getByRole('button', { name: 'Think again' }).click();
  expect((await community.request.get(`/api/cmt/file/${key}/full`)).status()).toBe(200);
  await publish.press('more');
  await community.getByRole('menuitem', { name: 'Cancel publication' }).click();
  await confirm.getByRole('button', { name: 'Cancel publication' }).click();
  await expect
    .poll(async () => (await community.request.get(`/api/cmt/file/${key}/full`)).status())
    .toBe(404);
  await visit(community, '/community/new');
  await expect(cardOf(community, WORK.title)).toHaveCount(0);
});

test('[PUB-11][SHELL-17][OVL-01] the publish button of the header opens step 1, which asks for a file before it goes on', async ({
  page,
  context,
}) => {
  await signUp(context);
  await newBoard(page, 'New mind map');
  await visit(page, '/community/');
  await page.getByRole('banner').getByRole('button', { name: 'Publish' }).click();
  const publish = new PublishOnPage(page, wordsOf('en-US'));
  await expect(publish.dialog.getByRole('radio')).toHaveCount(1);
  await publish.press('next');
  await expect(page.getByText('Choose a file first.')).toBeVisible();
  await publish.pick('Untitled mind map');
  await publish.press('publish');
  await expect(publish.dialog.getByText('Write at least 10 characters.')).toBeVisible();
  await expect(publish.dialog.getByText('Add at least one tag.')).toBeVisible();
  expect(placeOf(page)).toBe('/community/');
});
