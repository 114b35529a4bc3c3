import { asSomebody, dataOf, DEMO_ACCOUNTS, signIn, signUp } from '../support/people.ts';
import { expect, test, visit } from '../support/test.ts';

test('two people talk below a template: a comment, a reply with a mention, the messages of both, and the owner hides it', async ({
  page,
  context,
  browser,
  playwright,
  baseURL,
  look,
}, { retry, repeatEachIndex }) => {
  // The owner keeps what an attempt that failed has sent them: each attempt has a writer and a question of its own.
  const firstName = `Wren${repeatEachIndex}${retry}`;
  const name = `${firstName} Pier`;
  const question = `Which column first, asks ${name}?`;
  const writer = await signUp(context, name);
  const { request, person: owner } = await asSomebody(playwright, baseURL ?? '', DEMO_ACCOUNTS.creator);
  const { list } = await dataOf<{ list: { file_key: string }[] }>(
    request.get(`/api/cmt/files/creator/list?user_id=${owner.userId}&size=1`),
  );
  const fileKey = list[0]?.file_key ?? '';
  const comments = page.getByRole('region', { name: /^Comments/u });

  await visit(page, `/community/${fileKey}`);
  await comments.scrollIntoViewIfNeeded();
  await comments.getByRole('textbox', { name: 'Your comment' }).fill(question);
  await comments.getByRole('button', { name: 'Comment', exact: true }).click();
  await expect(comments.getByText(question)).toBeVisible();
  await look('comment-written');

  const theirs = await browser.newContext(baseURL === undefined ? {} : { baseURL });
  await signIn(theirs, DEMO_ACCOUNTS.creator);
  const other = await theirs.newPage();
  await visit(other, '/community/hot');
  await other.getByRole('button', { name: /^Messages/u }).click();
  await other.getByRole('link', { name: new RegExp(`${name} has commented on`, 'u') }).click();
  const seen = other.getByRole('region', { name: /^Comments/u });
  await expect(seen.locator(':focus')).toContainText(question);
  await expect(seen.locator(':focus')).toBeInViewport();
  await seen.getByRole('button', { name: `Reply to ${name}` }).click();
  const reply = seen.getByRole('textbox', { name: 'Reply' });
  await reply.pressSequentially(`The left one, @${firstName.toLowerCase()}`);
  await expect(seen.getByRole('option', { name: new RegExp(name, 'u') })).toBeVisible();
  await reply.press('Enter');
  await reply.press('Control+Enter');
  await expect(seen.getByText(`The left one, @${name}`)).toBeVisible();

  await visit(page, '/community/hot');
  await page.getByRole('button', { name: /^Messages/u }).click();
  await page.getByRole('link', { name: /has mentioned you on/u }).click();
  await expect(comments.locator(':focus')).toContainText(`The left one, @${name}`);
  await look('comment-linked');

  await seen.getByRole('button', { name: `More about the comment of ${name}` }).click();
  await other.getByRole('menuitem', { name: 'Hide' }).click();
  const thread = seen.getByRole('article').filter({ hasText: question });
  await expect(thread.getByText('Hidden. Only you and its writer see it.')).toBeVisible();
  await page.reload();
  await expect(comments.getByText(/has hidden your comment/u)).toBeVisible();
  const guest = await playwright.request.newContext(baseURL === undefined ? {} : { baseURL });
  const left = await dataOf<{ list: { comment: { author: { user_id: string } | null } }[] }>(
    guest.get(`/api/cmt/file/${fileKey}/comments`),
  );
  expect(left.list.map(({ comment }) => comment.author?.user_id)).not.toContain(writer.userId);
  await Promise.all([guest.dispose(), request.dispose(), theirs.close()]);
});
