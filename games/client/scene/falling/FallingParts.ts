import type { MathsFile } from '#games/maths/index.ts';
import type { LookFile } from '../../look/schema.ts';
import type { Atlas } from '../Atlas.ts';
import type { SceneListener } from '../ReelScene.ts';
import type { PagePoint } from '../TumbleBoard.ts';
import type { Striker } from './Striker.ts';

/** The parts of a board of falling symbols, and its ways to its scene. */
export interface FallingParts {
  readonly look: LookFile;
  readonly maths: MathsFile;
  readonly atlas: Atlas;
  readonly listener: Pick<SceneListener, 'reelStopped' | 'anticipated'>;
  /** Throws the multiples, and strikes what pays. */
  readonly striker?: Striker | undefined;
  /** Starts the loop. */
  readonly wake: () => void;
  /** Moves the whole board down by some units. */
  readonly sag: (units: number) => void;
  /** A win has burst here. */
  readonly hole: (x: number, y: number) => void;
  /** The symbols fill the hole. */
  readonly fill: () => void;
  /** The page's point of a point of the board. */
  readonly toPage: (x: number, y: number) => PagePoint;
}
