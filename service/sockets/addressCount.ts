export class AddressCount {
  readonly #limit: number;
  readonly #open = new Map<string, number>();

  constructor(limit: number) {
    this.#limit = limit;
  }

  /** Counts one more connection. Returns false, and counts nothing, if the address is at its limit. */
  take(address: string): boolean {
    const open = this.#open.get(address) ?? 0;
    if (open >= this.#limit) return false;
    this.#open.set(address, open + 1);
    return true;
  }

  give(address: string): void {
    const open = (this.#open.get(address) ?? 0) - 1;
    if (open > 0) this.#open.set(address, open);
    else this.#open.delete(address);
  }
}
