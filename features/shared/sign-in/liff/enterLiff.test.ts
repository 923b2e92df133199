// @vitest-environment jsdom
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { Brand } from '#protocol/brands.ts';
import brands from '#ui/generated/brands.json' with { type: 'json' };
import type * as Entering from './enterLiff.ts';

/** A mock of LINE's library inside LINE. */
const line = vi.hoisted(() => ({
  liff: {
    use: vi.fn<(module: object) => void>(),
    init: vi.fn<(options: { liffId: string }) => Promise<void>>(),
    isInClient: () => true,
    getIDToken: vi.fn<() => string | null>(),
    logout: vi.fn<() => void>(),
    login: vi.fn<(options: { redirectUri: string }) => void>(),
    isApiAvailable: (name: string) => name === 'shareTargetPicker',
    shareTargetPicker: vi.fn<() => Promise<{ status: string } | undefined>>(),
    getContext: vi.fn<() => { type: string } | null>(),
    permission: { query: vi.fn<(name: string) => Promise<{ state: string }>>() },
    sendMessages: vi.fn<(messages: readonly unknown[]) => Promise<void>>(),
    closeWindow: vi.fn<() => void>(),
  },
  fetched: vi.fn<() => void>(),
}));
vi.mock('@line/liff/core', () => {
  line.fetched();
  return { liff: line.liff };
});

const brandOf = (LiffID: string): Brand => Brand.parse({ ...brands[0], LiffID });

let enter: typeof Entering;
beforeEach(async () => {
  vi.resetModules();
  sessionStorage.clear();
  history.replaceState(null, '', '/');
  line.fetched.mockClear();
  line.liff.init.mockReset().mockResolvedValue();
  enter = await import('./enterLiff.ts');
});
const agent = (words: string): void => {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(words);
};
const LINE = 'Mozilla/5.0 (Linux; Android 16) Chrome/141 Mobile Line/15.1.0 LIFF';

describe('outside LINE', () => {
  test.each([
    ['in a usual browser', 'Mozilla/5.0 Chrome/141', '1234-abcd', false, ''],
    ['in LINE for a brand without an app there', LINE, '', false, ''],
    ['in production, whatever the address says', 'Mozilla/5.0 Chrome/141', '1234-abcd', false, '?liff=demo-mei'],
    ['in development, where nobody plays it', 'Mozilla/5.0 Chrome/141', '1234-abcd', true, '?liff=off'],
  ])('loads nothing of LINE: %s', async (_where, words, id, DevTools, search) => {
    agent(words);
    history.replaceState(null, '', `/${search}`);
    await enter.enterLiff({ Brand: brandOf(id), DevTools });
    expect(enter.liffOfPage()).toBeUndefined();
    expect(line.fetched).not.toHaveBeenCalled();
  });
});

test('simulates LINE for an address in development, and keeps the simulation for the tab', async () => {
  history.replaceState(null, '', '/?liff=demo-mei');
  await enter.enterLiff({ Brand: brandOf(''), DevTools: true });
  expect((await enter.liffOfPage())?.isInClient()).toBe(true);
  history.replaceState(null, '', '/rank');
  vi.resetModules();
  const next = await import('./enterLiff.ts');
  await next.enterLiff({ Brand: brandOf(''), DevTools: true });
  expect(await next.liffOfPage()).toBeDefined();
  expect(line.fetched).not.toHaveBeenCalled();
});

describe('in LINE', () => {
  beforeEach(() => agent(LINE));
  const opened = async () => {
    await enter.enterLiff({ Brand: brandOf('1234-abcd'), DevTools: false });
    const liff = await enter.liffOfPage();
    if (liff === undefined) throw new Error('it did not open');
    return liff;
  };

  test('starts LINE’s library with the brand’s app, and asks only for the identity token', async () => {
    const liff = await opened();
    expect(line.liff.init).toHaveBeenCalledExactlyOnceWith({ liffId: '1234-abcd' });
    line.liff.getIDToken.mockReturnValueOnce('x.y.z').mockReturnValueOnce(null);
    expect([await liff.idToken(), await liff.idToken()]).toEqual(['x.y.z', undefined]);
    liff.login();
    expect(line.liff.logout).toHaveBeenCalledOnce();
    expect(line.liff.login).toHaveBeenCalledWith({ redirectUri: window.location.href });
  });

  test.each([
    ['sent', () => Promise.resolve({ status: 'success' })],
    ['cancelled', () => Promise.resolve(undefined)],
    ['failed', () => Promise.reject(new Error('FORBIDDEN'))],
  ])('ends the share picker with its outcome: %s', async (end, answer) => {
    const liff = await opened();
    const finish: (() => void)[] = [];
    const finished = new Promise<void>((resolve) => {
      finish.push(resolve);
    });
    line.liff.shareTargetPicker.mockReturnValueOnce(finished.then(answer));
    const picking = liff.pick([{ type: 'text', text: 'hello' }]);
    expect(line.liff.shareTargetPicker).toHaveBeenLastCalledWith([{ type: 'text', text: 'hello' }]);
    expect(picking.result()).toBeUndefined();
    finish[0]?.();
    await vi.waitFor(() => expect(picking.result()).toBe(end));
  });

  test.each([
    ['a chat with one person', 'utou', 'granted', true],
    ['a group that LINE will ask about', 'group', 'prompt', true],
    ['a group without chat_message.write', 'group', 'unavailable', false],
    ['no chat', 'none', 'granted', false],
    ['a page outside of LINE', 'external', 'granted', false],
  ])('can send messages in a chat with the permission: %s', async (_what, type, state, can) => {
    const liff = await opened();
    line.liff.getContext.mockReturnValueOnce({ type });
    line.liff.permission.query.mockResolvedValueOnce({ state });
    expect(await liff.canSend()).toBe(can);
  });

  test('sends messages to the chat unchanged', async () => {
    const liff = await opened();
    line.liff.sendMessages.mockResolvedValueOnce();
    line.liff.getContext.mockReturnValueOnce({ type: 'utou' });
    line.liff.permission.query.mockResolvedValueOnce({ state: 'granted' });
    await liff.canSend();
    expect(line.liff.permission.query).toHaveBeenLastCalledWith('chat_message.write');
    await liff.send([{ type: 'text', text: 'hello' }]);
    expect(line.liff.sendMessages).toHaveBeenLastCalledWith([{ type: 'text', text: 'hello' }]);
  });

  test('shows the page if LINE refuses it, and reports the reason at the sign-in', async () => {
    line.liff.init.mockRejectedValue(new Error('INIT_FAILED'));
    await enter.enterLiff({ Brand: brandOf('1234-abcd'), DevTools: false });
    await expect(enter.liffOfPage()).rejects.toThrow('LINE did not let the page in');
  });

  test('waits eight seconds for LINE, and no longer', async () => {
    // Loads the module before the clock is mocked.
    await import('./lineLiff.ts');
    vi.useFakeTimers();
    line.liff.init.mockReturnValue(new Promise(() => {}));
    const entered = vi.fn<() => void>();
    void enter.enterLiff({ Brand: brandOf('1234-abcd'), DevTools: false }).then(entered);
    await vi.advanceTimersByTimeAsync(7999);
    expect(entered).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(entered).toHaveBeenCalled();
    vi.useRealTimers();
    await expect(enter.liffOfPage()).rejects.toThrow('in time');
  });
});
