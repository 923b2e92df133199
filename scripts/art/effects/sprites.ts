import sharp from 'sharp';

/** The largest extent of a gift's solid with its light: a square about 0,0. */
const REACH = 300;
/** Pixels per unit. Higher than the density of the frames, so that a solid can be turned and enlarged. */
const DENSITY = 1;

function endOfGroup(svg: string, start: number): number {
  const tags = /<g[\s>]|<\/g>/gu;
  tags.lastIndex = start;
  let depth = 0;
  for (let tag = tags.exec(svg); tag !== null; tag = tags.exec(svg)) {
    depth += tag[0] === '</g>' ? -1 : 1;
    if (depth === 0) return tags.lastIndex;
  }
  throw new Error('a group does not end');
}

async function drawSprite(defs: string, solid: string): Promise<string> {
  const field = [-REACH, -REACH, 2 * REACH, 2 * REACH].join(' ');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${field}">${defs}${solid}</svg>`;
  const drawn = await sharp(Buffer.from(svg), { density: 72 * DENSITY })
    .png()
    .toBuffer();
  const { data, info } = await sharp(drawn)
    .trim({ threshold: 0 })
    .png({ compressionLevel: 1 })
    .toBuffer({ resolveWithObject: true });
  const x = -(info.trimOffsetLeft ?? 0) / DENSITY - REACH;
  const y = -(info.trimOffsetTop ?? 0) / DENSITY - REACH;
  return `<image x="${x}" y="${y}" width="${info.width / DENSITY}" height="${info.height / DENSITY}" href="data:image/png;base64,${data.toString('base64')}"/>`;
}

/**
 * Makes a function that draws the solids of an effect's frames. Lighting a solid takes a thousand times as long as moving it, so a solid
 * that looks the same in the next frame is drawn only once.
 */
export function createSprites(): (svg: string) => Promise<string> {
  const sprites = new Map<string, Promise<string>>();
  return async (svg) => {
    const defs = /<defs>.*?<\/defs>/u.exec(svg)?.[0] ?? '';
    let drawn = '';
    let from = 0;
    for (let at = svg.indexOf('<g filter='); at >= 0; at = svg.indexOf('<g filter=', from)) {
      const end = endOfGroup(svg, at);
      const solid = svg.slice(at, end);
      const sprite = sprites.get(solid) ?? drawSprite(defs, solid);
      sprites.set(solid, sprite);
      drawn += svg.slice(from, at) + (await sprite);
      from = end;
    }
    return drawn + svg.slice(from);
  };
}
