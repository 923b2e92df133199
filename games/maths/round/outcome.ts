/** A place of a window: the reel from the left and the row from the top, both from 0. */
export type Cell = readonly [reel: number, row: number];

export interface Win {
  /** The line, from 1. Only a game with lines has it. */
  line?: number;
  /** The number of ways. Only a game with ways has it. */
  ways?: number;
  /** The cells that pay. The cells of a line follow from the line. */
  cells?: readonly Cell[];
  /** The side that the line pays from. Only a game whose lines pay both ways has it. */
  from?: 'left' | 'right';
  symbol: string;
  /** Equal symbols, wilds included: in a row from the side, in the cluster, or on the board. */
  count: number;
  /** The multiples of the wilds in the win together. Only a game with such wilds has it. */
  multiple?: number;
  /** In tenths of the stake, with the multiple of its wilds and before that of the spin. */
  pay: number;
}

/** A cell that is split into parts. */
export interface SplitCell {
  cell: Cell;
  parts: number;
}

/** The symbol of the free spins that fills reels and pays on all lines. */
export interface Expanded {
  symbol: string;
  reels: readonly number[];
  /** On all lines together, in tenths of the stake, before the multiple of the spin. */
  pay: number;
}

/** A respin that wilds started. Reels full of wilds are held. */
export interface WildRespin {
  /** A held reel keeps its stop. */
  stops: readonly number[];
  /** The symbols before a wild grows. */
  window: readonly (readonly string[])[];
  /** The reels that a new wild fills. Absent without one. */
  grown?: readonly number[];
  /** The window as it pays, if a wild grew. */
  board?: readonly (readonly string[])[];
  wins: readonly Win[];
}

/** An arrow, and whether the last reel moved by a stop in its direction. */
export interface Nudge {
  /** `up`: symbols move up by a row. */
  arrow: 'none' | 'up' | 'down';
  moved: boolean;
}

/** A symbol with a multiple, in a cell of one board. */
export interface Orb {
  cell: Cell;
  multiple: number;
}

export interface Coin {
  cell: Cell;
  /** In tenths of the stake. */
  pay: number;
  /** The fixed prize that the pay is. */
  prize?: string;
  /** The jackpot that the coin hit. */
  jackpot?: string;
}

/** One fall of symbols, and what it pays. */
export interface Tumble {
  /** The cells that the wins before left empty. */
  removed: readonly Cell[];
  /** The board after the fall. */
  window: readonly (readonly string[])[];
  wins: readonly Win[];
  /** The rising multiple of these wins. */
  multiple: number;
  /** Every multiple on this board, of a game that throws them. */
  orbs?: readonly Orb[];
}

export interface SpinOutcome {
  kind: 'base' | 'free';
  /** The stop of each reel. The top row of its window shows it. */
  stops: readonly number[];
  /** The symbols of each reel, downwards. */
  window: readonly (readonly string[])[];
  wins: readonly Win[];
  /** Scatters in the window. In the last one of a spin that tumbles. */
  scatters: number;
  /** The ladder's factor of the wins. */
  multiple: number;
  /** The pay of all boards of the spin, in tenths of the stake, with every multiple. */
  pay: number;
  /** The symbol that all mystery symbols became. Absent without one in the window. */
  mystery?: string;
  /** The cells of the wilds that stayed from free spins before. Only free spins with sticky wilds have it. */
  held?: readonly Cell[];
  /** The reels that a wild fills. Absent without one. */
  grown?: readonly number[];
  /** The window as it pays, if it is not the window of the stops. */
  board?: readonly (readonly string[])[];
  /** The arrow of a base spin. Only a game with a nudge has it. */
  nudge?: Nudge;
  /** The cells that are split, reel by reel. Absent without one. */
  split?: readonly SplitCell[];
  /** The win of the expanding symbol of the free spins. Absent if it pays nothing. */
  expanded?: Expanded;
  /** The respins that wilds started. Their pay is part of the pay of the spin. */
  respins?: readonly WildRespin[];
  /** The coins in the window of a base spin, of a game with hold and respin. */
  coins?: readonly Coin[];
  /** The multiples on the first board, of a game that throws them. */
  orbs?: readonly Orb[];
  /** The multiples on the last board together, if the spin pays; otherwise 1. Only a game that throws them has it. */
  thrown?: number;
  /** The falls after the first board, of a game with tumbles. */
  tumbles?: readonly Tumble[];
}

export interface Respin {
  /** The new coins. */
  coins: readonly Coin[];
  /** The respins that are left after it. */
  left: number;
}

/** A hold and respin. It begins with the coins of the base spin. */
export interface HoldOutcome {
  respins: readonly Respin[];
  isFull: boolean;
  /** The factor of the coins: that of a full board, otherwise 1. */
  multiple: number;
  /** The fixed prize of the full board. */
  prize?: string;
  /** The jackpot that the full board hit. */
  jackpot?: string;
  /** The coins of the base spin and of the respins times the multiple, and the prize, in tenths of the stake. */
  pay: number;
}

/** An option of a choice. Only its name is known until the player has chosen. */
export interface OptionOutcome {
  name: string;
  /** In tenths of the stake. */
  pay?: number;
  /** The pay of each of its free spins. Only an option with free spins has it. */
  spins?: readonly number[];
}

/** A choice that the base spin has opened. */
export interface ChoiceOutcome {
  /** In the order of the file. */
  options: readonly OptionOutcome[];
  /** The name of the option that the round took. Without it the round waits for its player. */
  chosen?: string;
}

/** A turn of the wheel. */
export interface WheelOutcome {
  /** The place in the file of the field that pays. */
  field: number;
  /** In tenths of the stake. */
  pay: number;
  /** The jackpot of the wheel, if it is hit. The wheel stops at its field first, and then turns again. */
  jackpot?: string;
}

/** The level of a game that collects symbols over rounds. */
export interface LevelOutcome {
  before: number;
  /** The cells that are collected, reel by reel and downwards. */
  collected: readonly Cell[];
  after: number;
  /** Only if the level was full. */
  wheel?: WheelOutcome;
}

/** Everything that the blocks of a round, its player's choice and the level before it decide. A plain object: equal seeds give equal outcomes. */
export interface RoundOutcome {
  code: string;
  version: number;
  variant: string;
  /** The base spin, then the free spins: those of the chosen option, of a game with a choice. */
  spins: readonly SpinOutcome[];
  /** Comes after the base spin and before the free spins. */
  hold?: HoldOutcome;
  /** The symbol that expands in the free spins. */
  expanding?: string;
  /** Comes after the base spin and before the free spins. */
  choice?: ChoiceOutcome;
  /** Of a game that collects symbols over rounds. The wheel comes after the base spin and before the free spins. */
  level?: LevelOutcome;
  /** The names of the jackpots that are hit, in the order of the file. The provider decides their amounts. */
  jackpots: readonly string[];
  /** In tenths of the stake, without jackpots, at most the cap. A round that waits for a choice has the pay of its base spin. */
  pay: number;
  /** Whether the cap was reached and ended the round. */
  isCapped: boolean;
}
