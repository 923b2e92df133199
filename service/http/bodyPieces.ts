import type { BodyShare, Exhausted } from './bodyBudget.ts';

/**
 * Pieces of at least this size are kept as they are. Smaller pieces are gathered in pages, since each costs some
 * hundred bytes of objects.
 */
const PAGE_BYTES = 4096;

/** The received bytes of one body. Each byte is stored once and counted in the body's share. */
export class BodyPieces {
  readonly #share: BodyShare;
  readonly #pageBytes: number;
  readonly #pieces: Buffer[] = [];
  #page = Buffer.alloc(0);
  /** The range of bytes in the page that no piece contains yet. */
  #from = 0;
  #to = 0;
  #length = 0;

  /** @param declaredBytes the declared length of the body; 0 if it declares none */
  constructor(share: BodyShare, declaredBytes: number) {
    this.#share = share;
    this.#pageBytes = Math.min(PAGE_BYTES, declaredBytes || PAGE_BYTES);
  }

  get length(): number {
    return this.#length;
  }

  /** @returns the exhausted limit if the piece was not kept */
  add(piece: Buffer): Exhausted | undefined {
    const refused = piece.length < PAGE_BYTES ? this.#gather(piece) : this.#keep(piece);
    if (refused === undefined) this.#length += piece.length;
    return refused;
  }

  /** @throws TypeError if the bytes are not UTF-8 */
  text(): string {
    this.#closePage();
    const decoder = new TextDecoder('utf-8', { fatal: true });
    return this.#pieces.map((piece) => decoder.decode(piece, { stream: true })).join('') + decoder.decode();
  }

  #keep(piece: Buffer): Exhausted | undefined {
    const refused = this.#share.take(piece.length);
    if (refused !== undefined) return refused;
    this.#closePage();
    this.#pieces.push(piece);
    return undefined;
  }

  #gather(piece: Buffer): Exhausted | undefined {
    const room = this.#page.length - this.#to;
    if (piece.length > room) {
      const refused = this.#share.take(Math.max(this.#pageBytes, piece.length - room));
      if (refused !== undefined) return refused;
    }
    this.#to += piece.copy(this.#page, this.#to);
    if (piece.length <= room) return undefined;
    this.#closePage();
    this.#page = Buffer.allocUnsafe(Math.max(this.#pageBytes, piece.length - room));
    this.#from = 0;
    this.#to = piece.copy(this.#page, 0, room);
    return undefined;
  }

  #closePage(): void {
    if (this.#to > this.#from) this.#pieces.push(this.#page.subarray(this.#from, this.#to));
    this.#from = this.#to;
  }
}
