import { Drawing, ellipse, group, path, placed, star } from '../drawing/index.ts';
import { lettering, type Outlines } from '../lettering.ts';
import { coin } from '../props/treasure.ts';
import type { SlotLook, TitleLook } from './look.ts';
import { artOf } from './art.ts';
import { FIGURE_FIELD, LIMB_FIELD } from './MascotDrawing.ts';
import { type GameLanguage, type SlotPicture, titleFace, titleLines } from './pictures.ts';
import { centred, type Piece } from './Piece.ts';

/** The words of a big win, one for each level. Their fields are larger than those of other titles. */
export const WIN_TITLES = ['big', 'huge', 'super'] as const;

const TITLE_FIELD = { width: 390, height: 200 };
/** The room over and under a word for marks and descenders of Latin letters. */
const MARKS = 26;

/** Everything on the second spritesheet of a game, which is loaded for a big win only. */
export function winPieces(look: SlotLook): Piece[] {
  const { mascot, coin: ownCoin, win: ownPieces } = artOf(look.art);
  const [light, middle, deep] = look.bigWin.burst;
  return [
    centred('figure', FIGURE_FIELD.width, FIGURE_FIELD.height, mascot.joy, 1, { detail: 0.62 }),
    centred('limb', LIMB_FIELD.width, LIMB_FIELD.height, mascot.limb, 1, { detail: 0.56 }),
    centred(
      'burst',
      480,
      230,
      (a) =>
        group(
          path(
            star(22, 226, 186),
            a.radial([light, middle, deep], 0.5, 0.4, 0.6),
            `transform="scale(.98 .44)" stroke="${look.bigWin.edge}" stroke-width="7" stroke-linejoin="round"`,
          ),
          `filter="${a.lit({ blur: 3, relief: 5, gloss: 0.7, shade: deep, dx: -4, dy: -6, drop: 9 })}"`,
        ) + ellipse(0, -8, 150, 66, light, `opacity=".5" filter="${a.blur(22)}"`),
      1,
      { detail: 0.28 },
    ),
    centred(
      'near',
      120,
      120,
      (a) =>
        group(
          ownCoin === undefined
            ? coin(a, 0, 0, 40, { mark: 'star', ry: 31, rot: -18 })
            : group(ownCoin(a, 32), placed(0, 0, 2, -18)),
          `filter="${a.blur(3.2)}"`,
        ),
      1,
      {
        detail: 0.22,
      },
    ),
    ...(ownPieces?.() ?? []),
  ];
}

/** The word of a level of a big win: large, and a little turned. */
export function winTitle(
  name: string,
  text: string,
  look: TitleLook,
  language: GameLanguage,
  outlines: Outlines,
): SlotPicture {
  const { width } = TITLE_FIELD;
  const isChinese = language === 'zh_tw';
  const room = isChinese ? 0 : MARKS;
  const height = TITLE_FIELD.height + 2 * room;
  const a = new Drawing(name, [0, 0, width, height]);
  // Two short lines are larger than one.
  const lines = titleLines(text, language, 0);
  const size = isChinese ? 150 : lines.length === 1 ? 96 : 84;
  const first = room + (isChinese ? 152 : lines.length === 1 ? 132 : 90);
  const step = language === 'vi_vn' ? 86 : 76;
  const style = {
    face: titleFace(look, language),
    fill: look.fill,
    outline: look.outline,
    extrusion: look.extrusion,
    rim: look.fill[3],
    depth: isChinese ? 16 : 11,
    arc: isChinese ? -5 : -3,
  };
  const placedLines = lines.map((line, i) => ({ text: line, x: width / 2, y: first + i * step, size, fit: 350 }));
  const turned = group(
    lettering(a, placedLines, style, outlines),
    `transform="rotate(-2.5 ${width / 2} ${height / 2})"`,
  );
  return { name, svg: a.svg(turned), scale: 1.25 };
}
