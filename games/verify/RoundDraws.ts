import type { Draw, DrawReader } from './DrawReader.ts';
import type { Cell } from './window.ts';

/** Why a number was read. Spins and respins count from 0. `other` is an option that was not chosen: its free spins count from 1 too. */
export type Purpose =
  | { purpose: 'stop'; spin: number; respin?: number; reel: number; other?: string }
  /** The symbol that mystery symbols become. */
  | { purpose: 'mystery'; spin: number; other?: string }
  /** The arrow of a spin that can push its last reel. */
  | { purpose: 'arrow'; spin: number; other?: string }
  /** The pattern of split cells, and the row of a cell that splits. */
  | { purpose: 'split'; spin: number; other?: string }
  | { purpose: 'row'; spin: number; reel: number; other?: string }
  /** The symbol that expands in the free spins. The spin is the last one before them. */
  | { purpose: 'expanding'; spin: number }
  /** The multiple of a symbol that carries one. */
  | { purpose: 'multiple'; spin: number; other?: string }
  /** The field of a wheel that pays. */
  | { purpose: 'field'; spin: number; other?: string }
  /** The prize of an option. */
  | { purpose: 'prize'; spin: number; option: string }
  /** The value of a coin, or in a respin whether a cell gets a coin. */
  | { purpose: 'coin'; spin: number; respin?: number; cell: Cell }
  /** A jackpot. `isWheel` if a turn of the wheel draws it. */
  | { purpose: 'jackpot'; spin: number; respin?: number; isWheel?: true; jackpot: string };

/** A number, and the purpose of its draw. */
export type RoundDraw = Draw & Purpose;

/** Draws the numbers of a round and records each with its purpose. */
export class RoundDraws {
  readonly all: RoundDraw[] = [];
  readonly reader: DrawReader;

  constructor(reader: DrawReader) {
    this.reader = reader;
  }

  async draw(below: number, purpose: Purpose): Promise<number> {
    const { result, draws } = await this.reader.draw(below);
    this.all.push(...draws.map((each) => ({ ...each, ...purpose })));
    return result;
  }
}
