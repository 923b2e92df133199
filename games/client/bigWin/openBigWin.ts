import { ImageSource, Texture } from 'pixi.js';
import type { GameFiles } from '../assets/gameFiles.ts';
import { loadBitmap } from '../assets/loadBitmap.ts';
import type { Hud } from '../hud/Hud.ts';
import { WIN_LEVELS, type WinLevel } from '../round/winSize.ts';
import { Atlas } from '../scene/Atlas.ts';
import type { MountedLayer } from '../scene/SceneLayer.ts';
import type { ReelScene } from '../scene/ReelScene.ts';
import type { Texts } from '../texts/texts.ts';
import type { BigWin, ShownWin } from './BigWin.ts';
import { BigWinLayer } from './BigWinLayer.ts';
import { BigWinView } from './BigWinView.ts';

/** Pixels of the word's pictures for a unit of the field. */
const WORD_SCALE = 1.25;

export interface OpenBigWinParts {
  readonly hud: Pick<Hud, 'addShow' | 'setShow' | 'scene'>;
  readonly scene: ReelScene;
  readonly files: Pick<GameFiles, 'look' | 'picture' | 'loadWinAtlas'>;
  readonly texts: Texts;
}

/** Prepares the show of a big win: its words at once, its pictures as soon as they are loaded. */
export function openBigWin({ hud, scene, files, texts }: OpenBigWinParts): BigWin {
  const view = new BigWinView(texts, files.look.bigWin.rung);
  hud.addShow(view.veil, view.root);
  let picture: MountedLayer<BigWinLayer> | undefined;
  let shown: { level: WinLevel | undefined } | undefined;
  let isReduced = false;
  void loadPictures({ files, texts, scene, view }).then((loaded) => {
    if (loaded === undefined) return;
    picture = loaded;
    picture.layer.setReducedMotion(isReduced);
    view.isDrawn = true;
    if (shown === undefined) return;
    picture.layer.show();
    picture.layer.setLevel(shown.level);
    picture.refresh();
  });
  return {
    show(win: ShownWin) {
      shown = { level: undefined };
      view.show(win, hud.scene);
      hud.setShow('win');
      scene.setBoard('hidden');
      picture?.layer.show();
      picture?.refresh();
    },
    setCoins(coins, level) {
      view.setCoins(coins, level);
      if (shown === undefined || shown.level === level) return;
      shown.level = level;
      picture?.layer.setLevel(level);
      picture?.refresh();
    },
    complete: () => view.complete(),
    hide() {
      if (shown === undefined) return;
      shown = undefined;
      picture?.layer.hide();
      view.hide();
      hud.setShow('none');
      scene.setBoard('bright');
    },
    setReducedMotion(reduced) {
      isReduced = reduced;
      picture?.layer.setReducedMotion(reduced);
    },
  };
}

interface PictureParts extends Pick<OpenBigWinParts, 'files' | 'texts' | 'scene'> {
  readonly view: BigWinView;
}

/** Without its pictures a big win shows its word as text. */
async function loadPictures({ files, texts, scene, view }: PictureParts) {
  const { look, picture } = files;
  try {
    const [data, image, big, huge, most] = await Promise.all([
      files.loadWinAtlas(),
      loadBitmap(picture('win')),
      ...WIN_LEVELS.map((level) => loadBitmap(picture(`${level}-${texts.language}`))),
    ]);
    if (big === undefined || huge === undefined || most === undefined) return undefined;
    const win = new Atlas(image, data);
    const words = { big: wordOf(big), huge: wordOf(huge), super: wordOf(most) };
    return scene.mount((board) => new BigWinLayer({ look, board, win, words, box: view.field }));
  } catch {
    return undefined;
  }
}

const wordOf = (image: ImageBitmap): Texture =>
  new Texture({ source: new ImageSource({ resource: image, resolution: WORD_SCALE, autoGenerateMipmaps: true }) });
