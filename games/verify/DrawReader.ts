import { hexOf } from './webCrypto.ts';

const NUMBERS = 2 ** 32;
const BLOCK_BYTES = 32;
const DRAW_BYTES = 4;

/** An HMAC of the round. */
export interface Block {
  cursor: number;
  /** The signed text: `client seed:nonce:cursor`. */
  message: string;
  /** 64 hexadecimal characters. */
  bytes: string;
}

/** Four bytes of a block, read as a number. */
export interface Draw {
  block: number;
  /** The first of the four bytes, from 0. */
  offset: number;
  bytes: string;
  /** The bytes as a big-endian number. */
  number: number;
  /** The draw is below this number. */
  below: number;
  /** The whole part of 2³² ÷ `below`. */
  share: number;
  /** Undefined if the number was skipped. */
  result: number | undefined;
}

/** Reads the draws of a round from its blocks, and records each block and each number. */
export class DrawReader {
  readonly blocks: Block[] = [];
  readonly #hmac: (message: string) => Promise<Uint8Array>;
  readonly #prefix: string;
  #bytes = new Uint8Array();
  #offset = BLOCK_BYTES;

  /** @param prefix `client seed:nonce` */
  constructor(prefix: string, hmac: (message: string) => Promise<Uint8Array>) {
    this.#prefix = prefix;
    this.#hmac = hmac;
  }

  /** Skips the unused bytes of this block. The next draw reads the next block. */
  async startBlock(): Promise<void> {
    const cursor = this.blocks.length;
    const message = `${this.#prefix}:${cursor}`;
    this.#bytes = new Uint8Array(await this.#hmac(message));
    this.#offset = 0;
    this.blocks.push({ cursor, message, bytes: hexOf(this.#bytes) });
  }

  /** Draws a whole number below `below`. Returns the result and every number that was read, rejected numbers included. */
  async draw(below: number): Promise<{ result: number; draws: Draw[] }> {
    const share = Math.floor(NUMBERS / below);
    const draws: Draw[] = [];
    for (;;) {
      if (this.#offset === BLOCK_BYTES) await this.startBlock();
      const offset = this.#offset;
      this.#offset += DRAW_BYTES;
      const four = this.#bytes.slice(offset, this.#offset);
      const number = four.reduce((sum, byte) => sum * 256 + byte, 0);
      const isSkipped = number >= below * share;
      const result = isSkipped ? undefined : Math.floor(number / share);
      draws.push({ block: this.blocks.length - 1, offset, bytes: hexOf(four), number, below, share, result });
      if (result !== undefined) return { result, draws };
    }
  }
}
