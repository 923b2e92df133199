/** Which limit of the memory for bodies is used up: of one address, or of all. */
export type Exhausted = 'address' | 'all';

/** What one body holds; to be given back when its request is answered. */
export interface BodyShare {
  /**
   * Says how many bytes a large body may come to, before any of it is read; undefined where those of the address have room
   * together. It counts for its own address alone: whoever only says that much takes nothing from others.
   */
  announce(bytes: number): Exhausted | undefined;
  /** Asks for so many bytes more; undefined where it got them. */
  take(bytes: number): Exhausted | undefined;
  give(): void;
}

/** Bounds the bytes of bodies that are held at once, of one address and in all, from their first byte until the answer. */
export class BodyBudget {
  readonly #limits: { readonly all: number; readonly perAddress: number };
  readonly #held = new Map<string, number>();
  readonly #announced = new Map<string, number>();
  #all = 0;

  constructor(limits: { readonly all: number; readonly perAddress: number }) {
    this.#limits = limits;
  }

  /** Begins the share of one request. */
  open(address: string): BodyShare {
    let mine = 0;
    let announced = 0;
    return {
      announce: (bytes) => {
        const others = this.#announced.get(address) ?? 0;
        if (others + bytes > this.#limits.perAddress) return 'address';
        announced += bytes;
        this.#announced.set(address, others + bytes);
        return undefined;
      },
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
        subtract(this.#held, address, mine);
        subtract(this.#announced, address, announced);
        this.#all -= mine;
        mine = 0;
        announced = 0;
      },
    };
  }
}

function subtract(counts: Map<string, number>, address: string, bytes: number): void {
  const left = (counts.get(address) ?? 0) - bytes;
  if (left > 0) counts.set(address, left);
  else counts.delete(address);
}
