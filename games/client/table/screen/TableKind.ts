import type { SharedTable } from '#games/api/index.ts';
import type { TableFile } from '#games/maths/tables/schema.ts';
import type { TableResult } from '#games/maths/tables/tableRules.ts';
import type { Clock } from '../../Game.ts';
import type { TableLook, TableSound } from '../look/schema.ts';
import type { ResultStage } from '../play/RoundPlay.ts';
import type { Phase } from '../play/state.ts';
import type { TableTexts } from '../texts/tableTexts.ts';

export interface KindParts<Rules extends TableFile = TableFile> {
  readonly texts: TableTexts;
  readonly rules: Rules;
  readonly look: TableLook;
  readonly clock: Pick<Clock, 'after'>;
  readonly picture: (name: string) => string;
  readonly play: (sound: TableSound, rate?: number) => void;
  readonly isReduced: () => boolean;
}

export type History = SharedTable['History'];

/** The parts of a screen that depend on the kind of the table. They draw a result, and list the earlier ones. */
export interface TableKind extends ResultStage {
  readonly stage: HTMLElement;
  readonly road: HTMLElement;
  /** Shows the phase of the round, such as by a cup that shakes while bets are open. */
  setPhase(phase: Phase): void;
  updateRoad(history: History): void;
  /** The result as a sentence. */
  readonly say: (result: TableResult) => string;
}

export type MakeKind<Rules extends TableFile> = (parts: KindParts<Rules>) => TableKind;

/** Waits, except under reduced motion. */
export async function pause(
  { clock, isReduced }: Pick<KindParts, 'clock' | 'isReduced'>,
  milliseconds: number,
): Promise<void> {
  if (isReduced()) return;
  await new Promise<void>((resolve) => {
    clock.after(milliseconds, resolve);
  });
}
