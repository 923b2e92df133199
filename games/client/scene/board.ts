import { Container, Sprite, Texture } from 'pixi.js';
import type { LookFile } from '../look/schema.ts';
import type { Atlas } from './Atlas.ts';

export type BoardLook = LookFile['board'];

const FRAME_REACH = 26;
const REELS = 5;
const CORNER_REACH = 8;

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

/** The layer behind the symbols: the ground of each reel, and the rods between them. */
export function reelGrounds(board: BoardLook, atlas: Atlas): Container {
  const { window, cell, firstCell } = board;
  const grounds = new Container();
  for (let reel = 0; reel < REELS; reel += 1) {
    // The outer reels reach the edge of the window.
    const left = reel === 0 ? window.x : firstCell.x + reel * cell.width;
    const right = reel === REELS - 1 ? window.x + window.width : firstCell.x + (reel + 1) * cell.width;
    grounds.addChild(stretched(atlas.texture('reel'), left, window.y, right - left, window.height));
  }
  for (let reel = 1; reel < REELS; reel += 1) {
    const x = firstCell.x + reel * cell.width - 2;
    grounds.addChild(stretched(atlas.texture('rod'), x, window.y, 4, window.height));
  }
  return grounds;
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
  readonly container: Container;
  readonly mascot: Sprite;
  readonly lamps: readonly Sprite[];
}

/** The layer over the symbols: shades, frame, lamps, and the mascot on its branch. */
export function boardFrame(board: BoardLook, atlas: Atlas): BoardFrame {
  const { window, lamps: lampRow } = board;
  const container = new Container();
  const shade = atlas.texture('shade');
  container.addChild(stretched(shade, window.x, window.y, window.width, 26));
  const lower = stretched(shade, window.x, window.y + window.height, window.width, 26);
  lower.scale.y *= -1;
  container.addChild(lower);
  const reach = FRAME_REACH;
  container.addChild(
    ...frameSprites(
      atlas.texture('frame'),
      atlas.border('frame'),
      window.x - reach,
      window.y - reach,
      window.width + 2 * reach,
      window.height + 2 * reach,
    ),
  );
  const lamps: Sprite[] = [];
  const first = window.x + 30;
  const step = (window.width - 60) / Math.max(1, lampRow.count - 1);
  for (let index = 0; index < lampRow.count; index += 1)
    lamps.push(centred(atlas, index % 2 === 0 ? 'lamp_warm' : 'lamp_light', first + index * step, lampRow.y));
  if (lamps.length > 0) container.addChild(...lamps);
  const [left, right] = [window.x + CORNER_REACH - 1, window.x + window.width - CORNER_REACH + 1];
  const [top, bottom] = [window.y - CORNER_REACH + 2, window.y + window.height + CORNER_REACH - 2];
  for (const [x, y] of [
    [left, top],
    [right, top],
    [left, bottom],
    [right, bottom],
  ] as const)
    container.addChild(centred(atlas, 'corner', x, y));
  container.addChild(centred(atlas, 'branch', board.branch.x, board.branch.y));
  const mascot = centred(atlas, 'mascot', board.mascot.x, board.mascot.y);
  container.addChild(mascot);
  return { container, mascot, lamps };
}
