class MemoryStorage implements Storage {
  readonly #values = new Map<string, string>();
  get length(): number {
    return this.#values.size;
  }
  key(index: number): string | null {
    return [...this.#values.keys()][index] ?? null;
  }
  getItem(key: string): string | null {
    return this.#values.get(key) ?? null;
  }
  setItem(key: string, value: string): void {
    this.#values.set(key, value);
  }
  removeItem(key: string): void {
    this.#values.delete(key);
  }
  clear(): void {
    this.#values.clear();
  }
}

/** Gives the page a `document.cookie` in memory, with names, values and `max-age=0`, as pages write them. */
function replaceCookies(): void {
  const cookies = new Map<string, string>();
  Object.defineProperty(document, 'cookie', {
    get: () => [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
    set(written: string) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(written) ?? [];
      if (/; max-age=0(;|$)/.test(written)) cookies.delete(name);
      else cookies.set(name, value);
    },
  });
}

/**
 * Gives the page a storage and cookies in memory if the browser blocks site data. Call it before MSW loads, which reads `localStorage` at
 * once.
 *
 * @returns whether the browser blocks site data, and so starts no worker
 */
export function replaceBlockedApis(): boolean {
  let isBlocked = false;
  for (const name of ['localStorage', 'sessionStorage'] as const) {
    try {
      window[name].getItem('');
    } catch {
      isBlocked = true;
      Object.defineProperty(window, name, { value: new MemoryStorage() });
    }
  }
  if (isBlocked) replaceCookies();
  return isBlocked;
}
