import { expect, test, vi } from 'vitest';
import { hearHost, hostOf, tellHost } from './host.ts';

const ORIGIN = 'https://boardwalk.example';

/** A page with a window around it, as far as messages are concerned. */
function framedPage() {
  const events = new EventTarget();
  const parent = { postMessage: vi.fn<(message: unknown, origin: string) => void>() };
  const framed = Object.assign(events, { parent, opener: null, location: { origin: ORIGIN } });
  const say = (data: unknown, from: { origin?: string; source?: unknown } = {}) =>
    events.dispatchEvent(
      Object.assign(new Event('message'), { origin: ORIGIN, source: parent, data, ...from }),
    );
  return { page: framed as unknown as Window, parent, say };
}

test('[UC-06][UC-07][UC-08][UC-09][UC-10][UC-12] messages go to the window around the frame, to our own origin only', () => {
  const { page, parent } = framedPage();
  const messages = [
    { type: 'UPDATE_AVATAR', data: { avatar_url: '/a' } },
    { type: 'UPDATE_EMAIL', data: { email: 'mina@example.com' } },
    { type: 'UPDATE_MOBILE', data: { mobile: '+34600123456' } },
    { type: 'UPDATE_NAME', data: { nick_name: 'Mina' } },
    { type: 'CLOSE_MODAL' },
    { type: 'INIT_MODAL' },
  ] as const;
  for (const message of messages) tellHost(message, page);
  expect(parent.postMessage.mock.calls).toEqual(messages.map((message) => [message, ORIGIN]));
});

test('a page that was opened by another one talks to that, and a page on its own with nobody', () => {
  const alone = { opener: null, location: { origin: ORIGIN } } as unknown as Window;
  Object.assign(alone, { parent: alone });
  expect(hostOf(alone)).toBeNull();
  expect(() => tellHost({ type: 'INIT_MODAL' }, alone)).not.toThrow();
  const opener = {};
  expect(hostOf(Object.assign(alone, { opener }))).toBe(opener);
});

test('messages of other origins, of other windows and of other forms are passed over', () => {
  const { page, say } = framedPage();
  const heard = vi.fn<(message: unknown) => void>();
  const stop = hearHost(heard, page);
  const update = { type: 'UPDATE_NAME', data: { nick_name: 'Mina' } };
  say(update, { origin: 'https://evil.example' });
  say(update, { source: {} });
  say({ type: 'UPDATE_NAME', data: { nick_name: 7 } });
  expect(heard).not.toHaveBeenCalled();
  say(update);
  expect(heard.mock.calls).toEqual([[update]]);
  stop();
  say(update);
  expect(heard).toHaveBeenCalledTimes(1);
});
