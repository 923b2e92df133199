import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { register } from './serviceWorker.ts';

/** A worker of the browser, as far as a page sees it. */
class FakeWorker extends EventTarget {
  readonly asked: unknown[] = [];
  postMessage(message: unknown): void {
    this.asked.push(message);
  }
}

/** What a page sees of the browser's workers: the earlier one that answers, and a newer one that waits. */
class FakeWorkers extends EventTarget {
  readonly earlier = new FakeWorker();
  readonly newer = new FakeWorker();
  controller = this.earlier;
  readonly registration = Object.assign(new EventTarget(), {
    installing: null,
    waiting: this.newer,
    active: this.earlier,
    update: () => Promise.resolve(),
  });
  readonly ready = Promise.resolve(this.registration);
  register = () => this.ready;
  /** The newer one takes over. */
  takeOver(): void {
    this.controller = this.newer;
    this.dispatchEvent(new Event('controllerchange'));
  }
}

const OFFLINE_PAGE = { Brand: 'owl', Name: '夜梟', Language: 'zh-TW' };
const cache = { match: () => Promise.resolve(undefined), put: () => Promise.resolve(), add: () => Promise.resolve() };

let workers: FakeWorkers;
beforeEach(() => {
  workers = new FakeWorkers();
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, get: () => workers });
  vi.stubGlobal('caches', { open: () => Promise.resolve(cache) });
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('')));
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'serviceWorker');
  sessionStorage.clear();
});

/** Opens a page; returns what it was offered, and what it did. */
async function open() {
  const page = { onUpdate: vi.fn<(take: () => void) => void>(), onTaken: vi.fn(), reload: vi.fn() };
  await register(OFFLINE_PAGE, page);
  await vi.advanceTimersByTimeAsync(0);
  return { ...page, take: () => page.onUpdate.mock.lastCall?.[0]() };
}

test('a newer version that takes over at once is shown at once, by one reload', async () => {
  const { take, reload } = await open();
  take();
  expect(workers.newer.asked).toEqual([{ type: 'SKIP_WAITING' }]);
  expect(reload).not.toHaveBeenCalled();
  workers.takeOver();
  expect(reload).toHaveBeenCalledOnce();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(reload).toHaveBeenCalledOnce();
});

test('one whose worker still waits is shown after three seconds, however often it is taken', async () => {
  const { take, reload } = await open();
  take();
  await vi.advanceTimersByTimeAsync(2_000);
  take();
  await vi.advanceTimersByTimeAsync(999);
  expect(reload).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(reload).toHaveBeenCalledOnce();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(reload).toHaveBeenCalledOnce();
});

test('after that reload the same version is not offered again, and takes over in the background', async () => {
  const before = await open();
  before.take();
  await vi.advanceTimersByTimeAsync(3_000);
  const after = await open();
  expect(after.onUpdate).not.toHaveBeenCalled();
  workers.takeOver();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(after.reload).not.toHaveBeenCalled();
  expect(after.onTaken).not.toHaveBeenCalled();
});

test('one that another page took is told, and interrupts nothing', async () => {
  const { reload, onTaken } = await open();
  workers.takeOver();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(onTaken).toHaveBeenCalledOnce();
  expect(reload).not.toHaveBeenCalled();
});
