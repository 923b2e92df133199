import sharp, { type WebpOptions } from 'sharp';
import { Drawing } from '#art/drawing/index.ts';
import { FISH_ART, fishPieces } from '#art/fish/index.ts';
import { drawSvg } from '../../art/drawSvg.ts';
import { spritesheet } from './spritesheet.ts';

/** Shades and glows are soft, so their opacity tolerates little compression. */
const SHEET = { name: 'atlas.webp', quality: 80, alphaQuality: 92 };
const SCENE = { quality: 66, effort: 4 } as const;
const ICON = { quality: 72, alphaQuality: 64, effort: 4, smartSubsample: true } as const;
/** The size of the scene and of the icon, in units of their drawings, and the pixels of a unit. */
const SCENE_BOX = { width: 1688, height: 780, scale: 1 };
const ICON_BOX = { width: 104, height: 124, scale: 2 };

/**
 * The drawings of a fishing room: its spritesheet, its scene and its icon.
 *
 * @throws Error if there are no such drawings
 */
export async function fishPictures(name: string): Promise<{ readonly file: string; readonly bytes: Buffer }[]> {
  const art = FISH_ART[name];
  if (art === undefined) throw new Error(`there are no drawings "${name}" in art/fish`);
  const { image, data } = await spritesheet(fishPieces(art), SHEET);
  const scene = new Drawing(`${name}_scene`, [0, 0, SCENE_BOX.width, SCENE_BOX.height]);
  const icon = new Drawing(`${name}_icon`, [
    -ICON_BOX.width / 2,
    -ICON_BOX.height / 2,
    ICON_BOX.width,
    ICON_BOX.height,
  ]);
  return [
    { file: 'atlas.webp', bytes: image },
    { file: 'atlas.json', bytes: Buffer.from(data) },
    { file: 'scene.webp', bytes: await encode(scene.svg(art.scene(scene)), SCENE_BOX.scale, SCENE) },
    { file: 'icon.webp', bytes: await encode(icon.svg(art.icon(icon)), ICON_BOX.scale, ICON) },
  ];
}

async function encode(svg: string, scale: number, options: WebpOptions): Promise<Buffer> {
  const { data, raw } = await drawSvg(svg, 72 * scale);
  return sharp(data, { raw }).webp(options).toBuffer();
}
