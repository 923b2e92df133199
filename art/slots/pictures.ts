import { circle, Drawing, ellipse, group, path, placed, rect, stroke } from '../drawing/index.ts';
import { lettering, type LetteringFace, type Outlines } from '../lettering.ts';
import { forest, type SceneField } from './forest.ts';
import type { SceneLook, SlotLook, TitleLook } from './look.ts';
import { MASCOT_DRAWINGS } from './mascots.ts';

/** A picture that is a file of its own. */
export interface SlotPicture {
  /** Without the ending. */
  readonly name: string;
  readonly svg: string;
  /** Pixels for a unit of the drawing. */
  readonly scale: number;
}

/** Languages that titles are lettered in. */
export const TITLE_LANGUAGE_NAMES = ['zh_tw', 'id_id', 'vi_vn'] as const;
export type GameLanguage = (typeof TITLE_LANGUAGE_NAMES)[number];

/** Units of a title's field. */
const TITLE_FIELD = { width: 390, height: 104 };

/** The two shapes of a scene: for upright windows and for wide ones. Both are cut to the window, from the middle of the top. */
const SCENE_FIELDS = {
  phone: { width: 430, height: 932, moon: { x: 215, y: 162, r: 126 }, scale: 1.5 },
  wide: { width: 1440, height: 900, moon: { x: 720, y: 150, r: 130 }, scale: 1 },
} as const satisfies Record<string, SceneField & { scale: number }>;

/** Faces of Latin titles; only the second has every Vietnamese letter. */
const LATIN_FACES = { id_id: 'lilita-one', vi_vn: 'paytone-one' } as const;

export const titleFace = (look: TitleLook, language: GameLanguage): LetteringFace =>
  language === 'zh_tw' ? look.face : LATIN_FACES[language];

/** Every scene in both shapes. */
export const slotScenes = ({ scenes }: SlotLook): SlotPicture[] =>
  Object.entries(scenes).flatMap(([name, scene]: [string, SceneLook]) =>
    Object.entries(SCENE_FIELDS).map(([shape, { scale, ...field }]) => {
      const a = new Drawing(`${name}-${shape}`, [0, 0, field.width, field.height]);
      return { name: `scene-${name}-${shape}`, svg: a.svg(forest(a, field, scene)), scale };
    }),
  );

/** Letters of a Latin title in one line. */
const LONGEST_LINE = 12;

/** Splits a Latin title in two lines that are about as wide as each other, if it is long. */
export function titleLines(text: string, language: GameLanguage, longest = LONGEST_LINE): string[] {
  const words = text.split(' ');
  if (language === 'zh_tw' || text.length <= longest || words.length < 2) return [text];
  const lines = words.slice(1).map((_, at) => [words.slice(0, at + 1).join(' '), words.slice(at + 1).join(' ')]);
  const width = (pair: readonly string[]) => Math.max(...pair.map((line) => line.length));
  return lines.toSorted((a, b) => width(a) - width(b))[0] ?? [text];
}

/** The title of a game, or of a part of it, as a word mark. */
export function slotTitle(
  name: string,
  text: string,
  look: TitleLook,
  language: GameLanguage,
  outlines: Outlines,
): SlotPicture {
  const { width, height } = TITLE_FIELD;
  const a = new Drawing(name, [0, 0, width, height]);
  const lines = titleLines(text, language);
  const isChinese = language === 'zh_tw';
  const size = isChinese ? 62 : lines.length === 1 ? 54 : 41;
  const style = {
    face: titleFace(look, language),
    fill: look.fill,
    outline: look.outline,
    extrusion: look.extrusion,
    depth: isChinese ? 8 : 6,
    arc: isChinese ? -6 : lines.length === 1 ? -4 : 0,
  };
  const placedLines = lines.map((line, i) => ({
    text: line,
    x: width / 2,
    y: isChinese ? 72 : lines.length === 1 ? 68 : 43 + i * 41,
    size,
    fit: 350,
  }));
  return { name, svg: a.svg(lettering(a, placedLines, style, outlines)), scale: 2 };
}

/** The face of the button that starts a round, 120 × 120. */
export function spinButton(): SlotPicture {
  const a = new Drawing('spin', [-60, -60, 120, 120]);
  const metal = a.lit({ shade: '#4a1c02', blur: 3, relief: 5, gloss: 0.9, dx: -3, dy: -4, drop: 4 });
  const arrows =
    stroke('M-19,-8A21,21 0 0 1 16,-14M19,8A21,21 0 0 1 -16,14', '#4A1A02', 8) +
    path('M22,-26L24,-4L4,-10ZM-22,26L-24,4L-4,10Z', '#4A1A02');
  const body =
    group(circle(0, 0, 52, a.linear(['#FFF3B8', '#F0B02A', '#7A4606'])), `filter="${metal}"`) +
    circle(0, 0, 44, '#3a1404') +
    group(circle(0, 0, 42, a.radial(['#FFD86A', '#F5A51E', '#C85A0A'], 0.42, 0.3, 0.8)), `filter="${metal}"`) +
    ellipse(-4, -22, 26, 12, '#fff', 'opacity=".35"') +
    group(arrows, placed(0, 1));
  return { name: 'spin', svg: a.svg(body), scale: 2.4 };
}

/** The small picture of the game on its sheets, 104 × 124. */
export function gameIcon(look: SlotLook): SlotPicture {
  const a = new Drawing('icon', [0, 0, 104, 124]);
  const night = Object.values(look.scenes)[0];
  const sky = night?.sky ?? (['#000', '#000', '#000', '#000'] as const);
  const moon = night?.moon ?? (['#fff', '#fff', '#fff'] as const);
  const firs = 'M0,124V84L9,58L18,84L24,70L34,96L44,78L52,96L62,80L70,96L80,68L88,84L96,60L104,84V124Z';
  const body =
    rect(0, 0, 104, 124, 0, a.linear([...sky])) +
    a.glow(52, 48, 60, night?.halo ?? '#fff', 0.6) +
    circle(52, 48, 40, a.radial([...moon], 0.4, 0.3, 0.8)) +
    path(firs, night?.trees[2] ?? '#000', 'opacity=".9"') +
    group(MASCOT_DRAWINGS[look.mascot]?.rest(a, false) ?? '', placed(52, 64.8, 0.4)) +
    rect(
      0,
      92,
      104,
      32,
      0,
      a.linear([
        [0, night?.foot ?? '#000', 0],
        [1, night?.foot ?? '#000', 0.85],
      ]),
    );
  return { name: 'icon', svg: a.svg(body), scale: 1.5 };
}
