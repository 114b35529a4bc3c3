import { afterEach, describe, expect, test, vi } from 'vitest';
import { createTokenKeeper, type TokenExchange, type TokenKeeperOptions } from '../src/index.ts';
import { openTokenSharing, type SharedToken } from '../src/token-sharing.ts';

const TOKEN: SharedToken = { accessToken: 'access-1', expiresAt: 1_000 };
const keepers: { clear(): void }[] = [];

afterEach(() => {
  for (const keeper of keepers.splice(0)) keeper.clear();
  vi.unstubAllGlobals();
});

/** Pages of one person, and the exchanges they made. The user differs with each test: locks know no test. */
function pagesOf(userId: string, options: Partial<TokenKeeperOptions> = {}) {
  const exchange = vi.fn(async (refreshToken: string): Promise<TokenExchange> => {
    await new Promise((resolve) => setImmediate(resolve));
    return {
      access_token: `access-${exchange.mock.calls.length}-${refreshToken}`,
      // Later tokens live longer, as true ones do.
      valid: 900 + exchange.mock.calls.length,
      refresh_token: `${refreshToken}'`,
    };
  });
  const open = async (refreshToken: string) => {
    const keeper = createTokenKeeper({ exchange, onSignInRequired: vi.fn(), acrossTabs: true, ...options });
    keepers.push(keeper);
    await keeper.start(refreshToken, userId);
    return keeper;
  };
  return { exchange, open };
}

describe('pages of one browser', () => {
  test('refresh once for all when they need a token together', async () => {
    const { exchange, open } = pagesOf('mira');
    const pages = [await open('r1'), await open('r2'), await open('r3')];
    const tokensOf = async () => new Set(await Promise.all(pages.map((page) => page.getAccessToken())));
    // What one page has got when it was opened reaches the others.
    await expect.poll(async () => (await tokensOf()).size).toBe(1);
    const before = exchange.mock.calls.length;
    const tokens = await Promise.all(pages.map((page) => page.refresh()));
    expect(exchange).toHaveBeenCalledTimes(before + 1);
    expect(new Set(tokens).size).toBe(1);
    expect(await tokensOf()).toEqual(new Set(tokens));
  });

  test('take over a token they did not ask for, and ask for a new refresh token before they use their own', async () => {
    const renew = vi.fn(async () => ({ userId: 'noa', refreshToken: 'renewed' }));
    const { exchange, open } = pagesOf('noa', { renew });
    const [first, second] = [await open('r1'), await open('r2')];
    const token = await first.refresh();
    await expect.poll(() => second.getAccessToken()).toBe(token);
    await second.refresh();
    expect(renew).toHaveBeenCalledOnce();
    expect(exchange).toHaveBeenLastCalledWith('renewed');
  });

  test('keep apart what belongs to different people', async () => {
    const { exchange, open } = pagesOf('lea');
    const other = pagesOf('kim');
    const [lea, kim] = [await open('r1'), await other.open('r2')];
    await Promise.all([lea.refresh(), kim.refresh()]);
    expect(exchange).toHaveBeenCalledTimes(2);
    expect(other.exchange).toHaveBeenCalledTimes(2);
  });

  test('go on by themselves when the page that refreshes fails', async () => {
    const [failing, waiting] = [openTokenSharing('ola', vi.fn()), openTokenSharing('ola', vi.fn())];
    const job = vi.fn(async () => TOKEN);
    const failed = failing.refresh(() => Promise.reject(new Error('no answer')));
    const waited = waiting.refresh(job);
    await expect(failed).rejects.toThrow('no answer');
    await expect(waited).resolves.toBe(TOKEN);
    expect(job).toHaveBeenCalledOnce();
    failing.close();
    waiting.close();
  });

  test('take no token of another shape', async () => {
    const taken = vi.fn();
    const sharing = openTokenSharing('pia', taken);
    const channel = new BroadcastChannel('boardwalk:refresh:pia');
    for (const message of ['text', { accessToken: 1, expiresAt: 2 }, { accessToken: 'a' }, TOKEN])
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel takes none
      channel.postMessage(message);
    await expect.poll(() => taken.mock.calls).toEqual([[TOKEN]]);
    channel.close();
    sharing.close();
  });

  test('refresh each for themselves where the runtime has no locks', async () => {
    vi.stubGlobal('navigator', {});
    const { exchange, open } = pagesOf('rob');
    const pages = [await open('r1'), await open('r2')];
    exchange.mockClear();
    await Promise.all(pages.map((page) => page.refresh()));
    expect(exchange).toHaveBeenCalledTimes(2);
  });
});
