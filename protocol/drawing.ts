/** The elements that a drawing may have: shapes, paints, text and filters. No scripts and no other markup. */
const ELEMENTS = new Set(
  `svg g defs symbol use title desc metadata style path rect circle ellipse line polyline polygon text tspan textPath image
  linearGradient radialGradient stop pattern clipPath mask marker filter feBlend feColorMatrix feComponentTransfer feComposite
  feConvolveMatrix feDiffuseLighting feDisplacementMap feDistantLight feDropShadow feFlood feFuncA feFuncB feFuncG feFuncR
  feGaussianBlur feImage feMerge feMergeNode feMorphology feOffset fePointLight feSpecularLighting feSpotLight feTile
  feTurbulence animate animateTransform animateMotion mpath`.split(/\s+/),
);
const NAMESPACES = ['http://www.w3.org/2000/svg', 'http://www.w3.org/1999/xlink'];
/** Larger drawings are slow on a phone, and are usually embedded pictures. */
export const MAX_DRAWING_BYTES = 200_000;

/** Resolves the character references, as an XML parser does. */
const decoded = (text: string): string =>
  text.replace(/&#(?:x([\da-f]+)|(\d+));/gi, (whole, hex: string | undefined, decimal: string | undefined) => {
    const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
    return code <= 0x10ffff ? String.fromCodePoint(code) : whole;
  });

/** A reference to a part of the drawing itself, or an embedded picture. */
const isOwn = (address: string): boolean => /^(?:#|data:image\/(?:png|jpeg|webp|gif);base64,)/i.test(address.trim());

function attributeProblem(name: string, value: string): string | undefined {
  if (/^on/i.test(name)) return `has ${name}, which runs a script`;
  if (/^xmlns(?::|$)/.test(name)) {
    return NAMESPACES.includes(value)
      ? undefined
      : `has the namespace ${value}: save it as plain SVG, without an editor's own marks`;
  }
  if (/^(?:xlink:)?href$/i.test(name) && !isOwn(value)) {
    return `points to "${value.slice(0, 60)}": it may point to its own parts (#id) and to pictures within it (data:image/png…)`;
  }
  if (name === 'attributeName' && /href|^on/i.test(value)) return `animates ${value}`;
  return styleProblem(value);
}

/** @param css a style, or any other attribute's value */
function styleProblem(css: string): string | undefined {
  if (/javascript:/i.test(css)) return 'has a javascript: address';
  if (/@import/i.test(css)) return 'imports a style sheet';
  const foreign = [...css.matchAll(/url\(\s*["']?([^"')]*)/gi)].find(([, address = '']) => !isOwn(address));
  return foreign
    ? `points to "${(foreign[1] ?? '').slice(0, 60)}": url() may name its own parts (#id) alone`
    : undefined;
}

/**
 * Finds what is wrong with a drawing (SVG) from outside. It must not run or load anything, because it is served from the product's own
 * origin.
 *
 * @returns undefined if the drawing is allowed
 */
export function drawingProblem(svg: string): string | undefined {
  if (svg.length > MAX_DRAWING_BYTES) return `is larger than ${MAX_DRAWING_BYTES / 1000} kB`;
  const text = svg
    .replace(/<!--[\s\S]*?-->/g, '')
    .replace(/^\uFEFF?\s*<\?xml[^>]*\?>/, '')
    .trim();
  if (/<!ENTITY|<!DOCTYPE[^>]*\[/i.test(text)) return 'declares entities: save it as plain SVG';
  const body = text.replace(/^<!DOCTYPE[^>]*>\s*/i, '');
  if (!/^<svg[\s>]/.test(body) || !/(?:<\/svg>|\/>)$/.test(body))
    return 'is no SVG drawing: it must be one <svg> element';
  if (/<[?!]/.test(body)) return 'has a processing instruction or CDATA: save it as plain SVG';
  for (const [, closing, name = '', attributes = ''] of body.matchAll(
    /<(\/?)([^\s/>]+)((?:[^"'>]|"[^"]*"|'[^']*')*)>/g,
  )) {
    if (!ELEMENTS.has(name)) return `has the element <${name}>, which drawings may not have`;
    if (closing) continue;
    for (const [, key = '', double, single] of attributes.matchAll(/([^\s=/]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g)) {
      const problem = attributeProblem(key, decoded(double ?? single ?? ''));
      if (problem !== undefined) return problem;
    }
  }
  const styles = [...body.matchAll(/<style[^>]*>([^<]*)</g)].map(([, css = '']) => styleProblem(decoded(css)));
  return styles.find((problem) => problem !== undefined);
}
