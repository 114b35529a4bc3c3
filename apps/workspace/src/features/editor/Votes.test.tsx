import type { BoardVote, BoardVotes } from '@boardwalk/api-client';
import { failWith, type MockHandlers } from '@boardwalk/test-kit';
import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { board, clickBoard, openEditor, putNote } from '../../../test/editor.ts';
import { expectAccessible } from '../../../test/mount.tsx';

const slow = { timeout: 15_000 };

/** A server that keeps the votes of one board. */
function votesServer({ mayVote = true, mayRun = true } = {}) {
  const votes: BoardVotes = { running: null, ended: [], may_vote: mayVote, may_run: mayRun };
  let ids = 0;
  const handlers: MockHandlers = {
    getBoardVotes: () => structuredClone(votes),
    startBoardVote: ({ body }) => {
      votes.running = aVote({
        vote_id: String((ids += 1)),
        question: body.question ?? '',
        dots: body.dots,
        element_ids: body.element_ids ?? null,
      });
      return votes.running;
    },
    setBoardVoteDots: ({ body }) => {
      if (votes.running === null) return failWith('vote_ended');
      const mine = votes.running.mine.filter((each) => each.element_id !== body.element_id);
      votes.running = { ...votes.running, mine: body.dots === 0 ? mine : [...mine, body] };
      return votes.running;
    },
    endBoardVote: () => {
      if (votes.running === null) return failWith('vote_not_found');
      const { mine } = votes.running;
      const ended = {
        ...votes.running,
        mine: [],
        ended_at: '2026-03-14T09:31:53.000Z',
        voter_num: mine.length > 0 ? 1 : 0,
        results: mine.toSorted((a, b) => b.dots - a.dots),
      };
      votes.running = null;
      votes.ended = [ended, ...votes.ended];
      return ended;
    },
    deleteBoardVote: ({ path }) => {
      votes.ended = votes.ended.filter(({ vote_id: id }) => id !== path.vote_id);
      return null;
    },
  };
  return { votes, handlers };
}

function aVote(overrides: Partial<BoardVote> = {}): BoardVote {
  return {
    vote_id: '1',
    question: 'Which first?',
    dots: 3,
    element_ids: null,
    started_by: { user_id: 'noorNoorNoor', nick_name: 'Noor', avatar_url: null },
    started_at: '2026-03-14T09:26:53.000Z',
    ended_at: null,
    voter_num: 0,
    mine: [],
    results: null,
    ...overrides,
  };
}

const button = (name: string) => page.getByRole('button', { name, exact: true });
const panel = () => page.getByRole('complementary', { name: 'Votes' });

async function openPanel() {
  await userEvent.click(button('More'));
  await userEvent.click(page.getByRole('menuitem', { name: 'Vote with dots…' }));
  await expect.element(panel(), slow).toBeVisible();
}

/** Two notes, and a vote about them that runs. */
async function begin(dots: string) {
  await putNote(500, 300, 'Tea');
  await putNote(500, 600, 'Coffee');
  await userEvent.keyboard('{Escape}');
  await openPanel();
  await userEvent.fill(page.getByLabelText('Question'), 'What do we drink?');
  await userEvent.fill(page.getByLabelText('Dots for each person'), dots);
  await userEvent.click(button('Start the vote'));
  await expect.element(page.getByRole('region', { name: 'Vote' })).toBeVisible();
}

describe('a vote with dots', () => {
  test('is not started without dots, which the keyboard is led to', async () => {
    await openEditor({ handlers: votesServer().handlers });
    await putNote(500, 300, 'Tea');
    await userEvent.keyboard('{Escape}');
    await openPanel();
    const dots = page.getByLabelText('Dots for each person');
    await userEvent.fill(dots, '');
    await userEvent.click(button('Start the vote'));
    await expect.element(page.getByText('Enter 1 to 20 dots.')).toBeVisible();
    await expect.element(dots).toHaveFocus();
  });

  test('is started, voted in by click and taken back at the dot, and ended with results on the board', async () => {
    const { handlers, votes } = votesServer();
    await openEditor({ handlers });
    await begin('2');
    const bar = page.getByRole('region', { name: 'Vote' });
    await expect.element(bar.getByText('What do we drink?')).toBeVisible();
    await clickBoard(500, 600);
    await clickBoard(500, 600);
    await clickBoard(500, 300);
    await expect.element(page.getByText(/^You have placed all your dots/u).first()).toBeVisible();
    await expect.element(bar.getByText('No dots left')).toBeVisible();
    // One is taken back and goes elsewhere; it selected nothing.
    await userEvent.click(button('2 dots on Sticky note “Coffee”: take one back'));
    await expect.element(bar.getByText('1 dot left')).toBeVisible();
    await clickBoard(500, 300);
    await expect.element(bar.getByText('No dots left')).toBeVisible();
    await expect.poll(() => votes.running?.mine.map(({ dots }) => dots)).toEqual([1, 1]);
    await expectAccessible();

    await userEvent.click(bar.getByRole('button', { name: 'End the vote' }));
    await expect.element(page.getByRole('img', { name: 'Sticky note “Tea”: 1 dot' })).toBeVisible();
    await expect.element(panel().getByText('1 person has voted')).toBeVisible();
    await expectAccessible();
    await userEvent.click(bar.getByRole('button', { name: 'Hide the results' }));
    await expect.poll(() => page.getByRole('img', { name: /“Tea”/u }).elements()).toHaveLength(0);
    await userEvent.click(button('Delete this vote'));
    await userEvent.click(page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }));
    await expect.element(page.getByLabelText('Question')).toBeVisible();
  });

  test('is voted in by keyboard from the list, which keeps its place and says what is left', async () => {
    const { handlers, votes } = votesServer();
    await openEditor({ handlers });
    await begin('1');
    const add = panel().getByRole('button', { name: 'Place a dot on Sticky note “Tea”' });
    (add.element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(panel().getByText(/^No dots left/u)).toBeVisible();
    await expect.poll(() => votes.running?.mine).toHaveLength(1);
    expect(document.activeElement).toBe(add.element());
    await userEvent.tab({ shift: true });
    await userEvent.keyboard('{Enter}');
    await expect.element(panel().getByText(/^1 dot left/u)).toBeVisible();
    await expect.poll(() => votes.running?.mine).toEqual([]);
  });

  test('is about the selected elements where it says so', async () => {
    const { handlers, votes } = votesServer();
    await openEditor({ handlers });
    await putNote(500, 300, 'Tea');
    await putNote(500, 600, 'Coffee');
    await openPanel();
    await userEvent.click(page.getByRole('checkbox', { name: 'Only the selected element' }));
    await userEvent.click(button('Start the vote'));
    await expect.element(panel().getByText('Sticky note “Coffee”')).toBeVisible();
    expect(panel().getByText('Sticky note “Tea”').elements()).toHaveLength(0);
    await clickBoard(500, 300);
    await expect.element(page.getByText('This vote is about other elements.').first()).toBeVisible();
    expect(votes.running?.mine).toEqual([]);
  });
});

test('a dot that the server does not take goes again, and the reader reads why', async () => {
  const { handlers, votes } = votesServer();
  await openEditor({ handlers });
  await begin('2');
  votes.running = null;
  await clickBoard(500, 300);
  await expect.element(page.getByText('The vote has ended.').first()).toBeVisible();
  await expect.poll(() => page.getByRole('button', { name: /take one back$/u }).elements()).toHaveLength(0);
});

test('who may only look sees that a vote runs, and places nothing', async () => {
  const { handlers, votes } = votesServer({ mayVote: false, mayRun: false });
  votes.running = aVote();
  await openEditor({ file: { role: 'viewer' }, ticket: 'viewer', handlers });
  const bar = page.getByRole('region', { name: 'Vote' });
  await expect.element(bar, slow).toBeVisible();
  expect(bar.getByRole('button', { name: 'End the vote' }).elements()).toHaveLength(0);
  expect(bar.getByRole('button', { name: 'Place dots by clicking' }).elements()).toHaveLength(0);
  await userEvent.click(bar.getByRole('button', { name: 'Show the list' }));
  await expect.element(panel().getByText(/You can look at this vote/u)).toBeVisible();
});

test('anyone who has the board open reads that somebody else began a vote', async () => {
  const { handlers, votes } = votesServer({ mayRun: false });
  await openEditor({ handlers });
  await expect.element(board()).toBeInTheDocument();
  await openPanel();
  votes.running = aVote({ question: '' });
  window.dispatchEvent(new Event('offline'));
  window.dispatchEvent(new Event('online'));
  await expect.element(page.getByText('Noor started a vote').first(), slow).toBeVisible();
});

test('votes that could not be loaded are asked for again', async () => {
  const { handlers } = votesServer({ mayRun: false });
  let isDown = true;
  await openEditor({
    handlers: {
      ...handlers,
      getBoardVotes: (call) =>
        (isDown ? failWith('internal_error') : handlers.getBoardVotes?.(call)) as never,
    },
  });
  await openPanel();
  await expect.element(panel().getByText('The votes could not be loaded')).toBeVisible();
  isDown = false;
  await userEvent.click(panel().getByRole('button', { name: 'Try again' }));
  await expect.element(panel().getByText('No votes yet')).toBeVisible();
});
