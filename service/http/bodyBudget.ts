/** Who has had its share of the memory for bodies: one address, or all together. */
export type Exhausted = 'address' | 'all';

/** What one body holds; to be given back when its request is answered. */
export interface BodyShare {
  /** Asks for so many bytes more; undefined where it got them. */
  take(bytes: number): Exhausted | undefined;
  give(): void;
}

/** Bounds the bytes of bodies that are held at once, of one address and in all, from their first byte until the answer. */
export class BodyBudget {
  readonly #limits: { readonly all: number; readonly perAddress: number };
  readonly #held = new Map<string, number>();
  #all = 0;

  constructor(limits: { readonly all: number; readonly perAddress: number }) {
    this.#limits = limits;
  }

  /** Begins the share of one request. */
  open(address: string): BodyShare {
    let mine = 0;
    return {
      take: (bytes) => {
        const held = this.#held.get(address) ?? 0;
        if (held + bytes > this.#limits.perAddress) return 'address';
        if (this.#all + bytes > this.#limits.all) return 'all';
        mine += bytes;
        this.#all += bytes;
        this.#held.set(address, held + bytes);
        return undefined;
      },
      give: () => {
        const left = (this.#held.get(address) ?? 0) - mine;
        if (left > 0) this.#held.set(address, left);
        else this.#held.delete(address);
        this.#all -= mine;
        mine = 0;
      },
    };
  }
}
