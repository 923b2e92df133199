import type { BodyShare, Exhausted } from './bodyBudget.ts';

/** From so many bytes on a piece is kept as it came. Smaller ones are gathered, since each costs some hundred bytes of objects. */
const PAGE_BYTES = 4096;

/** The bytes of one body as they come, each held once and counted in the body's share. */
export class BodyPieces {
  readonly #share: BodyShare;
  readonly #pageBytes: number;
  readonly #pieces: Buffer[] = [];
  #page = Buffer.alloc(0);
  /** Where in the page the bytes begin and end that stand in no piece yet. */
  #from = 0;
  #to = 0;
  #length = 0;

  /** @param declaredBytes what the body says it comes to; 0 where it does not say */
  constructor(share: BodyShare, declaredBytes: number) {
    this.#share = share;
    this.#pageBytes = Math.min(PAGE_BYTES, declaredBytes || PAGE_BYTES);
  }

  /** Bytes that came so far. */
  get length(): number {
    return this.#length;
  }

  /** @returns who has had its share of the memory, where the piece was not kept for it */
  add(piece: Buffer): Exhausted | undefined {
    const refused = piece.length < PAGE_BYTES ? this.#gather(piece) : this.#keep(piece);
    if (refused === undefined) this.#length += piece.length;
    return refused;
  }

  /** @throws TypeError when the bytes are not UTF-8 */
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
