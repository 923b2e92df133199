import { Container, Sprite, Texture } from 'pixi.js';
import type { LookFile } from '../look/schema.ts';
import type { Atlas } from './Atlas.ts';

export type BoardLook = LookFile['board'];

/** The shade under the upper edge of the window, and over the lower edge. */
const SHADE_HEIGHT = 26;

const at = (sprite: Sprite, x: number, y: number): Sprite => {
  sprite.position.set(x, y);
  return sprite;
};

const centred = (atlas: Atlas, name: string, x: number, y: number): Sprite => {
  const sprite = new Sprite(atlas.texture(name));
  sprite.anchor.set(0.5);
  return at(sprite, x, y);
};

function stretched(texture: Texture, x: number, y: number, width: number, height: number): Sprite {
  const sprite = at(new Sprite(texture), x, y);
  sprite.setSize(width, height);
  return sprite;
}

/** The layer behind the symbols: the ground of each cell, or the ground of each reel and the rods between them. */
export function grounds(board: BoardLook, atlas: Atlas, { reels, rows }: { reels: number; rows: number }): Container {
  const { window, cell, firstCell } = board;
  const layer = new Container();
  const leftOf = (reel: number): number => firstCell.x + reel * cell.width;
  if (atlas.has('cell')) {
    for (let reel = 0; reel < reels; reel += 1)
      for (let row = 0; row < rows; row += 1)
        layer.addChild(centred(atlas, 'cell', leftOf(reel) + cell.width / 2, firstCell.y + (row + 0.5) * cell.height));
    return layer;
  }
  for (let reel = 0; reel < reels; reel += 1) {
    // The outer reels reach the edge of the window.
    const left = reel === 0 ? window.x : leftOf(reel);
    const right = reel === reels - 1 ? window.x + window.width : leftOf(reel + 1);
    layer.addChild(stretched(atlas.texture('reel'), left, window.y, right - left, window.height));
  }
  for (let reel = 1; reel < reels; reel += 1)
    layer.addChild(stretched(atlas.texture('rod'), leftOf(reel) - 2, window.y, 4, window.height));
  return layer;
}

export function windowMask({ window }: BoardLook): Container {
  const mask = new Container();
  mask.addChild(stretched(Texture.WHITE, window.x, window.y, window.width, window.height));
  return mask;
}

/** The parts of a nine-slice drawing, as sprites. Its middle stays open. */
function frameSprites(texture: Texture, border: number, x: number, y: number, width: number, height: number): Sprite[] {
  const { source, frame } = texture;
  const cuts = (size: number) => [0, border, size - border, size] as const;
  const [fx, fy, tx, ty] = [cuts(frame.width), cuts(frame.height), cuts(width), cuts(height)];
  const sprites: Sprite[] = [];
  for (const row of [0, 1, 2] as const)
    for (const column of [0, 1, 2] as const) {
      if (row === 1 && column === 1) continue;
      const part = frame.clone();
      part.x = frame.x + fx[column];
      part.y = frame.y + fy[row];
      part.width = fx[column === 0 ? 1 : column === 1 ? 2 : 3] - fx[column];
      part.height = fy[row === 0 ? 1 : row === 1 ? 2 : 3] - fy[row];
      const slice = new Texture({ source, frame: part });
      const partWidth = tx[column === 0 ? 1 : column === 1 ? 2 : 3] - tx[column];
      const partHeight = ty[row === 0 ? 1 : row === 1 ? 2 : 3] - ty[row];
      sprites.push(stretched(slice, x + tx[column], y + ty[row], partWidth, partHeight));
    }
  return sprites;
}

export interface BoardFrame {
  /** Ornaments behind the reels. */
  readonly under: Container;
  readonly over: Container;
  readonly mascot: Sprite;
  /** The arm of a mascot that has one. */
  readonly arm: Sprite | undefined;
  readonly lamps: readonly Sprite[];
}

function shades({ window }: BoardLook, texture: Texture): Sprite[] {
  const upper = stretched(texture, window.x, window.y, window.width, SHADE_HEIGHT);
  const lower = stretched(texture, window.x, window.y + window.height, window.width, SHADE_HEIGHT);
  lower.scale.y *= -1;
  return [upper, lower];
}

function lampRow({ window, lamps }: BoardLook, atlas: Atlas): Sprite[] {
  if (lamps === undefined) return [];
  const first = window.x + 30;
  const step = (window.width - 60) / Math.max(1, lamps.count - 1);
  return Array.from({ length: lamps.count }, (_, index) =>
    centred(atlas, index % 2 === 0 ? 'lamp_warm' : 'lamp_light', first + index * step, lamps.y),
  );
}

/** The layers around the symbols: shades, frame, lamps, ornaments and the mascot. */
export function boardFrame(board: BoardLook, atlas: Atlas): BoardFrame {
  const { window, frameReach: reach, ornaments } = board;
  const [under, over] = [new Container(), new Container()];
  if (atlas.has('shade')) over.addChild(...shades(board, atlas.texture('shade')));
  if (atlas.has('frame')) {
    const [width, height] = [window.width + 2 * reach, window.height + 2 * reach];
    const texture = atlas.texture('frame');
    over.addChild(...frameSprites(texture, atlas.border('frame'), window.x - reach, window.y - reach, width, height));
  }
  const lamps = lampRow(board, atlas);
  for (const lamp of lamps) over.addChild(lamp);
  for (const { picture, x, y, layer } of ornaments)
    (layer === 'under' ? under : over).addChild(centred(atlas, picture, x, y));
  const mascot = centred(atlas, 'mascot', board.mascot.x, board.mascot.y);
  const joint = board.mascot.arm;
  const arm = joint === undefined ? undefined : centred(atlas, 'mascot_arm', joint.x, joint.y);
  over.addChild(mascot, ...(arm === undefined ? [] : [arm]));
  return { under, over, mascot, arm, lamps };
}
