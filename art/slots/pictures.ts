import { Drawing, group, placed } from '../drawing/index.ts';
import { lettering, type LetteringFace, type Outlines } from '../lettering.ts';
import { artOf } from './art.ts';
import type { SceneLook, SlotLook, TitleLook } from './look.ts';
import type { MascotDrawing } from './MascotDrawing.ts';
import { SCENE_FIELDS, type SceneField } from './SceneDrawing.ts';

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

/** Pixels for a unit of each shape of a scene. */
const SCENE_SCALES = { phone: 1.5, wide: 1 } as const;

/** Faces of Latin titles; only the second has every Vietnamese letter. */
const LATIN_FACES = { id_id: 'lilita-one', vi_vn: 'paytone-one' } as const;

export const titleFace = (look: TitleLook, language: GameLanguage): LetteringFace =>
  language === 'zh_tw' ? look.face : LATIN_FACES[language];

/** @throws Error if the game has no such drawing */
function drawnScene(a: Drawing, field: SceneField, { art }: SlotLook, { drawing, colours }: SceneLook): string {
  const scene = artOf(art).scenes[drawing];
  if (scene === undefined) throw new Error(`there is no scene "${drawing}" of "${art}"`);
  return scene.draw(a, field, colours);
}

/** Every scene in both shapes. */
export const slotScenes = (look: SlotLook): SlotPicture[] =>
  Object.entries(look.scenes).flatMap(([name, scene]) =>
    scene === undefined
      ? []
      : (['phone', 'wide'] as const).map((shape) => {
          const field = SCENE_FIELDS[shape];
          const a = new Drawing(`${name}-${shape}`, [0, 0, field.width, field.height]);
          return {
            name: `scene-${name}-${shape}`,
            svg: a.svg(drawnScene(a, field, look, scene)),
            scale: SCENE_SCALES[shape],
          };
        }),
  );

/** Letters of a Latin title in one line, and in one that leaves room beside it. */
const LONGEST_LINE = 12;
const LONGEST_NARROW_LINE = 8;

/** Splits a Latin title in two lines that are about as wide as each other, if it is long. */
export function titleLines(text: string, language: GameLanguage, longest = LONGEST_LINE): string[] {
  const words = text.split(' ');
  if (language === 'zh_tw' || text.length <= longest || words.length < 2) return [text];
  const lines = words.slice(1).map((_, at) => [words.slice(0, at + 1).join(' '), words.slice(at + 1).join(' ')]);
  const width = (pair: readonly string[]) => Math.max(...pair.map((line) => line.length));
  return lines.toSorted((a, b) => width(a) - width(b))[0] ?? [text];
}

/** The short lines of a stacked title: two halves, or a line for each of three words. */
function stackedLines(text: string, language: GameLanguage): string[] {
  if (language !== 'zh_tw') return text.split(' ').length === 3 ? text.split(' ') : titleLines(text, language, 0);
  const characters = Array.from(text);
  const half = Math.ceil(characters.length / 2);
  return [characters.slice(0, half).join(''), characters.slice(half).join('')];
}

/** A title of several short lines. In Chinese, the lower line is a little to the right. */
function stackedTitle(
  name: string,
  text: string,
  look: TitleLook,
  language: GameLanguage,
  outlines: Outlines,
): SlotPicture {
  const isChinese = language === 'zh_tw';
  const lines = stackedLines(text, language);
  const size = isChinese ? 92 : 52;
  const step = isChinese ? 92 : 50;
  const [width, height] = [224, (isChinese ? 34 : 40) + step * lines.length];
  const a = new Drawing(name, [0, 0, width, height]);
  const style = {
    face: titleFace(look, language),
    fill: look.fill,
    outline: look.outline,
    extrusion: look.extrusion,
    depth: isChinese ? 9 : 7,
    arc: 0,
  };
  const shift = isChinese ? 8 : 0;
  const placedLines = lines.map((line, i) => ({
    text: line,
    x: width / 2 + (i === 0 ? -shift : shift),
    y: (isChinese ? 86 : 54) + i * step,
    size,
    fit: 196,
  }));
  return { name, svg: a.svg(lettering(a, placedLines, style, outlines)), scale: 1.7 };
}

/** The title of a game, or of a part of it, as a word mark. */
export function slotTitle(
  name: string,
  text: string,
  look: TitleLook,
  language: GameLanguage,
  outlines: Outlines,
  isNarrow = false,
): SlotPicture {
  if (look.stacked === true) return stackedTitle(name, text, look, language, outlines);
  const { width, height } = TITLE_FIELD;
  const a = new Drawing(name, [0, 0, width, height]);
  const lines = titleLines(text, language, isNarrow ? LONGEST_NARROW_LINE : LONGEST_LINE);
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
export function spinButton({ art }: SlotLook): SlotPicture {
  const a = new Drawing('spin', [-60, -60, 120, 120]);
  return { name: 'spin', svg: a.svg(artOf(art).button(a)), scale: 2.4 };
}

/** The small picture of the game on its sheets, 104 × 124. */
export function gameIcon(look: SlotLook): SlotPicture {
  const a = new Drawing('icon', [0, 0, 104, 124]);
  const { icon, mascot } = artOf(look.art);
  const body = icon === undefined ? mascotInScene(a, look, atRest(a, mascot)) : icon(a, look);
  return { name: 'icon', svg: a.svg(body), scale: 1.5 };
}

function atRest(a: Drawing, { rest, arm }: MascotDrawing): string {
  return rest(a, false) + (arm === undefined ? '' : group(arm.draw(a), placed(arm.x, arm.y)));
}

/** The upper part of the ordinary scene with the mascot in front of it. */
function mascotInScene(a: Drawing, look: SlotLook, mascot: string): string {
  const { night } = look.scenes;
  const scene = night === undefined ? '' : drawnScene(a, SCENE_FIELDS.phone, look, night);
  return group(scene, placed(-2, 0, 0.252)) + group(mascot, placed(52, 70, 0.4));
}
