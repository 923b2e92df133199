import * as z from 'zod/mini';
import type { SetCookie } from '#domain/dispatch/rest.ts';

/** One browser's cookies: value, and the real time (milliseconds) at which it forgets them. */
export const Jar = z.record(z.string(), z.object({ value: z.string(), expires: z.number() }));
export type Jar = z.infer<typeof Jar>;

/** Told when a jar changed, so that it outlives the page. */
export type KeepJar = (id: string, jar: Jar) => void | Promise<void>;

/**
 * The cookies of the browsers that visit the world. A page cannot see the service's cookies, so they stay here: all tabs use
 * the same jar, unless a tab chose to be somebody else.
 */
export class CookieJars {
  readonly #jars: Map<string, Jar>;
  readonly #keep: KeepJar;

  constructor(kept: ReadonlyMap<string, Jar> = new Map(), keep: KeepJar = () => {}) {
    this.#jars = new Map(kept);
    this.#keep = keep;
  }

  /** The cookies that a request of this browser carries. */
  cookies(id: string): Record<string, string> {
    const now = Date.now();
    const living = Object.entries(this.#jars.get(id) ?? {}).filter(([, { expires }]) => expires > now);
    return Object.fromEntries(living.map(([name, { value }]) => [name, value]));
  }

  /** Takes in what an answer set; a cookie of no value goes. */
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

  /** Puts these cookies in place of all that a browser had. */
  async replace(id: string, cookies: Readonly<Record<string, string>>): Promise<void> {
    this.#jars.delete(id);
    const set = Object.entries(cookies).map(([name, value]) => ({ name, value, maxAgeSeconds: 24 * 60 * 60 }));
    await this.take(id, set);
    if (set.length === 0) await this.#keep(id, {});
  }
}
