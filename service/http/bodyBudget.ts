/** The exhausted memory limit for bodies: of one address, or of all. */
export type Exhausted = 'address' | 'all';

/** The memory of one body. The owner releases it after the answer. */
export interface BodyShare {
  /**
   * Reserves the declared bytes of a large body before it is read. The reservation counts only for its own address, so a declaration alone
   * takes nothing from others.
   * @returns undefined if the reservations of the address fit its limit
   */
  announce(bytes: number): Exhausted | undefined;
  /** Takes more bytes. @returns undefined on success */
  take(bytes: number): Exhausted | undefined;
  give(): void;
}

/** Limits the bytes of all bodies in memory, per address and in total, from their first byte until the answer. */
export class BodyBudget {
  readonly #limits: { readonly all: number; readonly perAddress: number };
  readonly #held = new Map<string, number>();
  readonly #announced = new Map<string, number>();
  #all = 0;

  constructor(limits: { readonly all: number; readonly perAddress: number }) {
    this.#limits = limits;
  }

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
