import { colourToken, isColour, type TokensJson } from '#ui/theme/writeTokens.ts';

/** The pieces of a value between its outer commas or spaces. */
function pieces(css: string, between: ',' | ' '): readonly string[] {
  let depth = 0;
  let quote = '';
  const found = [''];
  for (const letter of css) {
    if (quote !== '') quote = letter === quote ? '' : quote;
    else if (letter === '"' || letter === "'") quote = letter;
    else if (letter === '(') depth += 1;
    else if (letter === ')') depth -= 1;
    if (letter === between && depth === 0 && quote === '') found.push('');
    else found[found.length - 1] += letter;
  }
  return found.map((piece) => piece.trim()).filter((piece) => piece !== '');
}

interface Length {
  readonly value: number;
  readonly unit: string;
}

function lengthOf(css: string): Length | undefined {
  const found = /^(-?(?:\d+\.?\d*|\.\d+))(px|rem)?$/.exec(css);
  if (!found || (found[2] === undefined && Number(found[1]) !== 0)) return undefined;
  return { value: Number(found[1]), unit: found[2] ?? 'px' };
}

interface Shadow {
  readonly color: string;
  readonly lengths: readonly [Length, Length, Length, Length];
  readonly inset: boolean;
}

const NONE: Length = { value: 0, unit: 'px' };

function shadowOf(css: string): Shadow | undefined {
  const words = pieces(css, ' ');
  const colours = words.filter((word) => isColour(word));
  const lengths = words.flatMap((word) => lengthOf(word) ?? []);
  const inset = words.includes('inset');
  const [color] = colours;
  const [x, y, blur = NONE, spread = NONE] = lengths;
  const isRead = words.length === lengths.length + colours.length + (inset ? 1 : 0);
  if (color === undefined || colours.length > 1 || x === undefined || y === undefined || !isRead) return undefined;
  return { color, lengths: [x, y, blur, spread], inset };
}

/** The layers of a shadow. Undefined if the formats cannot express a layer. */
function shadowsOf(css: string): readonly Shadow[] | undefined {
  const shadows = pieces(css, ',').map(shadowOf);
  const read = shadows.flatMap((shadow) => shadow ?? []);
  return read.length > 0 && read.length === shadows.length ? read : undefined;
}

function borderOf(css: string): { color: string; width: Length; style: string } | undefined {
  const [given = '', style = '', color = '', ...more] = pieces(css, ' ');
  const width = lengthOf(given);
  if (width === undefined || more.length > 0 || !/^(?:solid|dashed|dotted|double)$/.test(style)) return undefined;
  return isColour(color) ? { color, width, style } : undefined;
}

const familiesOf = (css: string): readonly string[] =>
  pieces(css, ',').map((family) => family.replace(/^["']|["']$/g, ''));
const isShadowGroup = (path: string): boolean => /(?:^|\.)(?:elevation|edge)\./.test(path);
const groupOf = (path: string): string => path.replace(/^part\.[^.]+\./, '').split('.')[0] ?? '';
const spelled = ({ value, unit }: Length): string => `${value}${unit}`;
const numberOf = (css: string): number | undefined => (/^-?(?:\d+\.?\d*|\.\d+)$/.test(css) ? Number(css) : undefined);
const timeOf = (css: string): Length | undefined => {
  const found = /^([\d.]+)(ms|s)$/.exec(css);
  return found ? { value: Number(found[1]), unit: found[2] ?? 'ms' } : undefined;
};
const curveOf = (css: string): readonly number[] | undefined => {
  const numbers = /^cubic-bezier\(([^)]+)\)$/.exec(css)?.[1]?.split(',').map(Number);
  return numbers?.length === 4 && numbers.every((number) => Number.isFinite(number)) ? numbers : undefined;
};

/** A CSS value as a token of the Design Tokens format, or undefined if the format has no type for it. */
export function formatTokenOf(path: string, css: string): TokensJson | undefined {
  if (groupOf(path) === 'font') return { $type: 'fontFamily', $value: familiesOf(css) };
  if (isColour(css)) return colourToken(css);
  const number = numberOf(css);
  if (number !== undefined) return { $type: 'number', $value: number };
  const length = lengthOf(css);
  if (length !== undefined) return { $type: 'dimension', $value: length };
  const time = timeOf(css);
  if (time !== undefined) return { $type: 'duration', $value: time };
  const curve = curveOf(css);
  if (curve !== undefined) return { $type: 'cubicBezier', $value: curve };
  if (!isShadowGroup(path)) return undefined;
  const border = borderOf(css);
  if (border !== undefined)
    return { $type: 'border', $value: { ...border, color: colourToken(border.color)['$value'] } };
  const layers = shadowsOf(css)?.map(({ color, lengths: [offsetX, offsetY, blur, spread], inset }) => ({
    color: colourToken(color)['$value'],
    offsetX,
    offsetY,
    blur,
    spread,
    ...(inset ? { inset } : {}),
  }));
  return layers && { $type: 'shadow', $value: layers.length === 1 ? layers[0] : layers };
}

const studioLengths: Readonly<Record<string, string>> = {
  radius: 'borderRadius',
  space: 'spacing',
  size: 'fontSizes',
  leading: 'lineHeights',
};

/** A CSS value as a token of Tokens Studio (its current format, with `$`). Its type for any text is `other`. */
export function studioTokenOf(path: string, css: string): TokensJson {
  if (groupOf(path) === 'font') return { $type: 'fontFamilies', $value: familiesOf(css).join(', ') };
  if (isColour(css)) return { $type: 'color', $value: css };
  const number = numberOf(css);
  if (number !== undefined) return { $type: 'number', $value: number };
  const length = lengthOf(css);
  if (length !== undefined) return { $type: studioLengths[groupOf(path)] ?? 'dimension', $value: spelled(length) };
  const border = isShadowGroup(path) ? borderOf(css) : undefined;
  if (border !== undefined) return { $type: 'border', $value: { ...border, width: spelled(border.width) } };
  const layers = isShadowGroup(path)
    ? shadowsOf(css)?.map(({ color, lengths: [x, y, blur, spread], inset }) => ({
        x: spelled(x),
        y: spelled(y),
        blur: spelled(blur),
        spread: spelled(spread),
        color,
        type: inset ? 'innerShadow' : 'dropShadow',
      }))
    : undefined;
  if (layers !== undefined) return { $type: 'boxShadow', $value: layers.length === 1 ? layers[0] : layers };
  return { $type: 'other', $value: css };
}
