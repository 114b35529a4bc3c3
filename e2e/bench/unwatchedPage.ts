import { once } from 'node:events';

/*
 * A page as a visitor has it: nobody listens to what its scripts say. Playwright, like every inspector, has `Runtime` enabled in its
 * pages; V8 then finds out where each `Error` was made, for which it parses and compiles the whole script again, and React makes three
 * while its code is evaluated (docs/decisions/0180). So this speaks to Chromium itself, by its DevTools protocol without that domain.
 */

/** What an event of the protocol carries. */
type Event = Readonly<Record<string, unknown>>;

interface Message {
  readonly id?: number;
  readonly method?: string;
  readonly params?: Event;
  readonly result?: object;
  readonly error?: { readonly message: string };
  readonly sessionId?: string;
}

/** A phone as Chromium pretends to be it. */
export interface Phone {
  readonly userAgent: string;
  /** In CSS pixels. */
  readonly viewport: { readonly width: number; readonly height: number };
  readonly deviceScaleFactor: number;
  /** How many times slower its processor is. */
  readonly slowdown: number;
  /** In milliseconds, and bytes per second. */
  readonly network: {
    readonly latency: number;
    readonly downloadThroughput: number;
    readonly uploadThroughput: number;
  };
}

/** How long a page may go on asking for something, in milliseconds. */
const PATIENCE_MS = 60_000;
/** A page that has asked for nothing for so long is at rest. */
const QUIET_MS = 500;
const LOOKS_EVERY_MS = 50;

/** A browser that is spoken to by the DevTools protocol. */
export interface UnwatchedBrowser {
  /** Opens an empty page of somebody who was never there. */
  open(phone: Phone, script: string): Promise<UnwatchedPage>;
  close(): void;
}

export interface UnwatchedPage {
  goto(address: string): Promise<void>;
  /** What an expression gives, once it is there. */
  evaluate<Value>(expression: string): Promise<Value>;
  /** Presses with a finger, in CSS pixels of the screen. */
  tap(x: number, y: number): Promise<void>;
  /** Waits until the page has been loaded and asks for nothing more. */
  atRest(): Promise<void>;
  /** Bytes that came over the line, headers included, and requests that ended. */
  traffic(): { readonly bytes: number; readonly requests: number };
  /** What the main thread has worked since the page was opened, in milliseconds. */
  worked(): Promise<number>;
  close(): Promise<void>;
}

/** Connects to a Chromium that listens on a port of this machine (`--remote-debugging-port`). */
export async function connect(port: number): Promise<UnwatchedBrowser> {
  const version = await fetch(`http://127.0.0.1:${port}/json/version`);
  const { webSocketDebuggerUrl } = (await version.json()) as { webSocketDebuggerUrl: string };
  const socket = new WebSocket(webSocketDebuggerUrl);
  await once(socket, 'open');
  const waiting = new Map<number, { resolve: (result: object) => void; reject: (error: Error) => void }>();
  const listeners = new Map<string, (method: string, params: Event) => void>();
  let last = 0;
  socket.addEventListener('message', ({ data }) => {
    const {
      id,
      method,
      params = {},
      result = {},
      error,
      sessionId = '',
    } = JSON.parse(String(data)) as Message;
    if (id === undefined) {
      listeners.get(sessionId)?.(method ?? '', params);
      return;
    }
    const asked = waiting.get(id);
    waiting.delete(id);
    if (error === undefined) asked?.resolve(result);
    else asked?.reject(new Error(error.message));
  });

  async function send<Result extends object>(
    method: string,
    params: object,
    sessionId?: string,
  ): Promise<Result> {
    last += 1;
    const { promise, resolve, reject } = Promise.withResolvers<object>();
    waiting.set(last, { resolve, reject });
    socket.send(JSON.stringify({ id: last, method, params, sessionId }));
    return (await promise) as Result;
  }

  return {
    close: () => socket.close(),
    async open(phone, script) {
      const { browserContextId } = await send<{ browserContextId: string }>(
        'Target.createBrowserContext',
        {},
      );
      const { targetId } = await send<{ targetId: string }>('Target.createTarget', {
        url: 'about:blank',
        browserContextId,
      });
      const { sessionId } = await send<{ sessionId: string }>('Target.attachToTarget', {
        targetId,
        flatten: true,
      });
      const ask = <Result extends object>(method: string, params: object = {}) =>
        send<Result>(method, params, sessionId);
      const running = new Set<string>();
      const seen = { bytes: 0, requests: 0, isLoaded: false, changedAt: 0 };
      listeners.set(sessionId, (method, params) => {
        const request = String(params['requestId']);
        if (method === 'Page.loadEventFired') seen.isLoaded = true;
        else if (method === 'Network.requestWillBeSent') running.add(request);
        else if (method === 'Network.loadingFinished') {
          seen.bytes += Number(params['encodedDataLength']);
          seen.requests += 1;
          running.delete(request);
        } else if (method === 'Network.loadingFailed') running.delete(request);
        else return;
        seen.changedAt = performance.now();
      });
      await ask('Page.enable');
      await ask('Network.enable');
      await ask('Performance.enable');
      const { width, height } = phone.viewport;
      const { deviceScaleFactor, network, userAgent, slowdown } = phone;
      const screen = { width, height, deviceScaleFactor, mobile: true };
      await ask('Emulation.setDeviceMetricsOverride', {
        ...screen,
        screenWidth: width,
        screenHeight: height,
      });
      await ask('Emulation.setTouchEmulationEnabled', { enabled: true });
      await ask('Emulation.setUserAgentOverride', { userAgent, acceptLanguage: 'en-US' });
      await ask('Network.emulateNetworkConditions', { offline: false, ...network });
      await ask('Emulation.setCPUThrottlingRate', { rate: slowdown });
      await ask('Page.addScriptToEvaluateOnNewDocument', { source: script });

      return {
        async goto(address) {
          seen.isLoaded = false;
          const { errorText } = await ask<{ errorText?: string }>('Page.navigate', { url: address });
          if (errorText !== undefined) throw new Error(`${address}: ${errorText}`);
        },
        async evaluate<Value>(expression: string) {
          const { result, exceptionDetails } = await ask<{
            result: { value?: Value };
            exceptionDetails?: { text: string; exception?: { description?: string } };
          }>('Runtime.evaluate', { expression, awaitPromise: true, returnByValue: true });
          if (exceptionDetails !== undefined)
            throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
          return result.value as Value;
        },
        async tap(x, y) {
          await ask('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
          await ask('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
        },
        async atRest() {
          const until = performance.now() + PATIENCE_MS;
          while (!seen.isLoaded || running.size > 0 || performance.now() - seen.changedAt < QUIET_MS) {
            if (performance.now() > until) throw new Error(`a page still asks after ${PATIENCE_MS / 1000} s`);
            await new Promise((resolve) => setTimeout(resolve, LOOKS_EVERY_MS));
          }
        },
        traffic: () => seen,
        async worked() {
          const { metrics } = await ask<{ metrics: { name: string; value: number }[] }>(
            'Performance.getMetrics',
          );
          return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000;
        },
        async close() {
          listeners.delete(sessionId);
          await send('Target.disposeBrowserContext', { browserContextId });
        },
      };
    },
  };
}
