import { afterEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { readCookie, writeCookie } from './documentCookie.ts';
import { guardStorage } from './guardedStorage.ts';
import { onTabMessage, postToTabs } from './tabChannel.ts';

function createStorage(room = Infinity): Storage {
  const storage = {
    getItem: (key: string): string | null => Reflect.get(values, key) ?? null,
    setItem(key: string, value: string) {
      if (value.length > room) throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
      values[key] = value;
    },
    removeItem: (key: string) => void delete values[key],
    clear: () => {},
    key: () => null,
    length: 0,
  };
  const values: Record<string, string> = {};
  return new Proxy(storage, {
    ownKeys: () => Object.keys(values),
    getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
  });
}

const blocked = (): never => {
  throw new DOMException('Access is denied for this document.', 'SecurityError');
};

describe.each([
  ['a storage that works', () => createStorage(), true],
  ['a full storage', () => createStorage(0), false],
  ['a blocked storage', blocked, false],
])('%s', (_, open, isKept) => {
  it('returns what was written, and nothing once it is removed', () => {
    const opened = open === blocked ? undefined : open();
    const storage = guardStorage(() => opened ?? blocked());
    expect(storage.write('amount', 7)).toBe(isKept);
    expect(storage.read('amount', z.number())).toBe(7);
    expect(storage.read('amount', z.string())).toBeUndefined();
    storage.write('amount', undefined);
    expect(storage.read('amount', z.number())).toBeUndefined();
  });

  it('removes all keys with a prefix and keeps the other keys', () => {
    const opened = open === blocked ? undefined : open();
    const storage = guardStorage(() => opened ?? blocked());
    for (const key of ['draft.a', 'draft.b', 'kept']) storage.write(key, 1);
    storage.removeAll('draft.');
    expect(['draft.a', 'draft.b', 'kept'].map((key) => storage.read(key, z.number()))).toEqual([
      undefined,
      undefined,
      1,
    ]);
  });
});

it('reads nothing from text that is not JSON', () => {
  const storage = createStorage();
  storage.setItem('amount', '{');
  expect(guardStorage(() => storage).read('amount', z.number())).toBeUndefined();
});

it('keeps the newest value when a storage fills up', () => {
  const opened = createStorage(3);
  const storage = guardStorage(() => opened);
  storage.write('text', 'a');
  storage.write('text', 'a long text');
  expect(storage.read('text', z.string())).toBe('a long text');
});

describe('a page without cookies or channels', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('reads and writes no cookie', () => {
    vi.stubGlobal('window', { location: { protocol: 'https:' } });
    vi.stubGlobal('document', {
      get cookie() {
        return blocked();
      },
      set cookie(_: string) {
        blocked();
      },
    });
    writeCookie('locale', 'vi_vn');
    expect(readCookie('locale')).toBeUndefined();
  });

  it('posts to no tab and receives nothing', () => {
    vi.stubGlobal(
      'BroadcastChannel',
      class {
        constructor() {
          blocked();
        }
      },
    );
    const received = vi.fn<(message: unknown) => void>();
    const stop = onTabMessage('session', received);
    postToTabs('session', 'changed');
    stop();
    expect(received).not.toHaveBeenCalled();
  });
});
