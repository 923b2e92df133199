/** What can be heard. Nothing of it celebrates a return that is not above the stake. */
export type SoundName =
  | 'spin'
  | 'stop'
  | 'scatter'
  | 'anticipation'
  | 'win'
  | 'bigWin'
  | 'jackpot'
  | 'feature';

export interface Sounds {
  play(name: SoundName): void;
  setMuted(isMuted: boolean): void;
}

/** A game without sounds. */
export const SILENCE: Sounds = { play: () => {}, setMuted: () => {} };
