import type { GameFiles } from '../assets/gameFiles.ts';
import type { Hud } from '../hud/Hud.ts';
import type { SoundName } from '../look/soundMoments.ts';
import type { WindowChange, WindowChangeParts } from '../mechanics/WindowChange.ts';
import type { ReelScene } from '../scene/ReelScene.ts';
import { Presenter } from '../show/Presenter.ts';
import { chineseTexts } from './chineseTexts.ts';
import { stillScene } from './stillScene.ts';
import { testHud } from './testHud.ts';

export interface OpenedChange<Show extends WindowChange> {
  readonly hud: Hud;
  readonly presenter: Presenter;
  readonly show: Show;
}

export interface ChangeWishes {
  readonly files: GameFiles;
  /** Receives the names of sounds, in order. */
  readonly heard: string[];
  /** Replaces parts of a scene that draws nothing. */
  readonly scene?: Partial<ReelScene>;
  readonly isReduced?: boolean;
}

/** Opens the show of a changed window in the document. Its waits end at once. */
export function openWindowChange<Show extends WindowChange>(
  Show: new (parts: WindowChangeParts) => Show,
  { files, heard, scene, isReduced = false }: ChangeWishes,
): OpenedChange<Show> {
  const hud = testHud();
  document.body.append(hud.root);
  const sounds = { play: async (name: SoundName) => void heard.push(name), playMusic: () => {} };
  const common = { scene: { ...stillScene(), ...scene }, hud, texts: chineseTexts, sounds };
  const after = (_milliseconds: number, work: () => void): void => void setTimeout(work, 0);
  const presenter = new Presenter({
    ...common,
    clock: { now: () => 0, after, every: () => {} },
    titles: {},
    bigWin: () => undefined,
  });
  const images = { atlas: { frames: {}, meta: { size: { w: 1, h: 1 } } }, address: '' };
  const show = new Show({ ...common, show: presenter, images, files });
  show.setReducedMotion?.(isReduced);
  presenter.addShows({ changes: [show] });
  return { hud, presenter, show };
}
