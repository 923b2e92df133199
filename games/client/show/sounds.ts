/** What can be heard. Nothing of it celebrates a return that is not above the stake. */
export type SoundName =
  | 'spin'
  | 'stop'
  | 'scatter'
  | 'anticipation'
  | 'win'
  | 'bigWin'
  | 'hugeWin'
  | 'jackpot'
  | 'feature'
  | 'featureEnd';
export type MusicName = 'night' | 'free';

export interface Sounds {
  play(name: SoundName): void;
  setMusic(name: MusicName): void;
  setMuted(isMuted: boolean): void;
}
