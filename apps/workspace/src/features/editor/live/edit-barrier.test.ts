import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { EditBarrier } from './edit-barrier.ts';

const flush = (id: number) => JSON.stringify({ type: 'flush', id });
const flushed = (id: number) => JSON.stringify({ type: 'flushed', id });

function setUp() {
  const sent: string[] = [];
  const saved: boolean[] = [];
  const barrier = new EditBarrier({ send: (payload) => sent.push(payload), onSaved: (is) => saved.push(is) });
  return { barrier, sent, saved };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('barrier', () => {
  test('edits count as saved only when the server has said so for the last of them', () => {
    const { barrier, sent, saved } = setUp();
    barrier.open();
    barrier.noteEdit();
    barrier.noteEdit();
    vi.advanceTimersByTime(300);
    expect(sent).toEqual([flush(2)]);
    barrier.noteEdit();
    barrier.hear(flushed(2));
    expect(barrier.isSaved).toBe(false);
    vi.advanceTimersByTime(300);
    expect(sent).toEqual([flush(2), flush(3)]);
    barrier.hear(flushed(3));
    expect(barrier.isSaved).toBe(true);
    expect(saved).toEqual([false, true]);
  });

  test('nothing is asked while the way is shut, and everything once it is open again', () => {
    const { barrier, sent } = setUp();
    barrier.noteEdit();
    vi.advanceTimersByTime(60_000);
    expect(sent).toEqual([]);
    barrier.open();
    vi.advanceTimersByTime(10);
    expect(sent).toEqual([flush(1)]);
    barrier.shut();
    barrier.noteEdit();
    vi.advanceTimersByTime(60_000);
    expect(sent).toEqual([flush(1)]);
  });

  test('a question without an answer is repeated', () => {
    const { barrier, sent } = setUp();
    barrier.open();
    barrier.noteEdit();
    vi.advanceTimersByTime(5_400);
    expect(sent).toEqual([flush(1), flush(1)]);
  });

  test.each(['', '{', '{"type":"flushed"}', flushed(7), '{"type":"other","id":1}'])(
    'an answer that is none (%s) saves nothing',
    (payload) => {
      const { barrier } = setUp();
      barrier.open();
      barrier.noteEdit();
      barrier.hear(payload);
      expect(barrier.isSaved).toBe(false);
    },
  );
});
