import * as z from 'zod/mini';
import type { SetCookie } from '#domain/dispatch/rest.ts';

/** A browser's cookies: value, and the real time (milliseconds) of their expiry. */
export const Jar = z.record(z.string(), z.object({ value: z.string(), expires: z.number() }));
export type Jar = z.infer<typeof Jar>;

/** Called when a jar changed, to store it. */
export type KeepJar = (id: string, jar: Jar) => void | Promise<void>;

/**
 * The cookies of the browsers that visit the world. A page cannot see the service's cookies, so they stay here. All tabs share a jar,
 * unless a tab signed in as another player.
 */
export class CookieJars {
  readonly #jars: Map<string, Jar>;
  readonly #keep: KeepJar;

  constructor(kept: ReadonlyMap<string, Jar> = new Map(), keep: KeepJar = () => {}) {
    this.#jars = new Map(kept);
    this.#keep = keep;
  }

  /** Returns the cookies that a request of this browser carries. */
  cookies(id: string): Record<string, string> {
    const now = Date.now();
    const living = Object.entries(this.#jars.get(id) ?? {}).filter(([, { expires }]) => expires > now);
    return Object.fromEntries(living.map(([name, { value }]) => [name, value]));
  }

  /** Stores the cookies of an answer. An empty value removes a cookie. */
  async take(id: string, set: readonly SetCookie[]): Promise<void> {
    if (set.length === 0) return;
    const jar = { ...this.#jars.get(id) };
    for (const { name, value, maxAgeSeconds } of set) {
      if (value === '') delete jar[name];
      else jar[name] = { value, expires: Date.now() + maxAgeSeconds * 1000 };
    }
    this.#jars.set(id, jar);
    await this.#keep(id, jar);
  }

  /** Replaces all cookies of a browser. */
  async replace(id: string, cookies: Readonly<Record<string, string>>): Promise<void> {
    this.#jars.delete(id);
    const set = Object.entries(cookies).map(([name, value]) => ({ name, value, maxAgeSeconds: 24 * 60 * 60 }));
    await this.take(id, set);
    if (set.length === 0) await this.#keep(id, {});
  }
}
