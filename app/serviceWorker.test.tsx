import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { register } from './serviceWorker.ts';

class FakeWorker extends EventTarget {
  readonly asked: unknown[] = [];
  postMessage(message: unknown): void {
    this.asked.push(message);
  }
}

/** The browser's workers from the view of a page: the earlier worker that answers, and a newer worker that waits. */
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

/**
 * Opens a page.
 *
 * @returns the offers and actions of the page
 */
async function open() {
  const page = { onUpdate: vi.fn<(take: () => void) => void>(), onTaken: vi.fn(), reload: vi.fn() };
  await register(OFFLINE_PAGE, page);
  await vi.advanceTimersByTimeAsync(0);
  return { ...page, take: () => page.onUpdate.mock.lastCall?.[0]() };
}

test('shows a newer version that activates immediately after one reload', async () => {
  const { take, reload } = await open();
  take();
  expect(workers.newer.asked).toEqual([{ type: 'SKIP_WAITING' }]);
  expect(reload).not.toHaveBeenCalled();
  workers.takeOver();
  expect(reload).toHaveBeenCalledOnce();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(reload).toHaveBeenCalledOnce();
});

test('shows a version whose worker still waits after three seconds, however often it is taken', async () => {
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

test('does not offer the same version after that reload, and activates it in the background', async () => {
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

test('reports a version that another page took, without interrupting', async () => {
  const { reload, onTaken } = await open();
  workers.takeOver();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(onTaken).toHaveBeenCalledOnce();
  expect(reload).not.toHaveBeenCalled();
});
