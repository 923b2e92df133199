import { type LightOptions, lightFilter } from './light.ts';
import { type Point, tenth } from './shapes.ts';

/** A gradient stop: a colour alone is spread evenly. Offset and opacity 0 to 1. */
export type Stop = string | readonly [offset: number, colour: string, opacity?: number];

/** One SVG file in the making: collects each definition once, under ids that begin with the file's own name. */
export class Drawing {
  readonly #name: string;
  readonly #viewBox: readonly [number, number, number, number];
  readonly #definitions: string[] = [];
  readonly #known = new Map<string, string>();
  readonly #parts = new Map<string, number>();

  /** The prefix `name` of every id lets several drawings share a page, so keep it unique. */
  constructor(name: string, viewBox: readonly [number, number, number, number]) {
    this.#name = name;
    this.#viewBox = viewBox;
  }

  /** Defines something once per key and returns its id. */
  define(key: string, make: (id: string) => string): string {
    const known = this.#known.get(key);
    if (known !== undefined) return known;
    const id = `${this.#name}_${this.#known.size.toString(36)}`;
    this.#known.set(key, id);
    this.#definitions.push(make(id));
    return id;
  }

  /** Linear gradient over the shape's box, top to bottom unless told. Returns a paint. */
  linear(stops: readonly Stop[], x1 = 0, y1 = 0, x2 = 0, y2 = 1): string {
    return this.#gradient('linearGradient', stops, { x1, y1, x2, y2 });
  }

  /** Linear gradient in user units. */
  linearAt(stops: readonly Stop[], x1: number, y1: number, x2: number, y2: number): string {
    return this.#gradient('linearGradient', stops, { x1, y1, x2, y2 }, true);
  }

  /** Radial gradient over the shape's box. */
  radial(stops: readonly Stop[], cx = 0.5, cy = 0.5, r = 0.5): string {
    return this.#gradient('radialGradient', stops, { cx, cy, r });
  }

  /** Radial gradient in user units. */
  radialAt(stops: readonly Stop[], cx: number, cy: number, r: number): string {
    return this.#gradient('radialGradient', stops, { cx: tenth(cx), cy: tenth(cy), r: tenth(r) }, true);
  }

  /** Soft glow: a gradient and not a filter, so it costs little. */
  glow(x: number, y: number, r: number, colour: string, opacity = 0.8): string {
    const fill = this.radial([
      [0, colour, opacity],
      [0.35, colour, Number((opacity * 0.5).toFixed(2))],
      [1, colour, 0],
    ]);
    return `<circle cx="${tenth(x)}" cy="${tenth(y)}" r="${tenth(r)}" fill="${fill}"/>`;
  }

  /** Blur filter reference, for one colour: in sRGB, which spares the way to linear light and back. */
  blur(deviation: number): string {
    const make = (id: string) =>
      `<filter id="${id}" x="-60%" y="-60%" width="220%" height="220%" color-interpolation-filters="sRGB"><feGaussianBlur stdDeviation="${deviation}"/></filter>`;
    return `url(#${this.define(`blur${deviation}`, make)})`;
  }

  /**
   * Filter reference that leaves a shape's black shadow alone. `overhang` is how far it passes the shape's box, as a share of the box: a
   * filter costs by its area.
   */
  shadow(deviation: number, overhang: number): string {
    const [out, side] = [overhang, 1 + 2 * overhang].map((share) => `${Math.round(share * 100)}%`);
    const make = (id: string) =>
      `<filter id="${id}" x="-${out}" y="-${out}" width="${side}" height="${side}" color-interpolation-filters="sRGB"><feGaussianBlur in="SourceAlpha" stdDeviation="${deviation}"/></filter>`;
    return `url(#${this.define(`shadow${deviation}/${overhang}`, make)})`;
  }

  /** Filter reference of the light model for a solid. */
  lit(options: LightOptions = {}): string {
    return `url(#${this.define(`lit${JSON.stringify(options)}`, (id) => lightFilter(id, options))})`;
  }

  /** Clip path reference around a path. */
  clip(d: string): string {
    return `url(#${this.define(`clip${d}`, (id) => `<clipPath id="${id}"><path d="${d}"/></clipPath>`)})`;
  }

  /**
   * A named group that may be moved by its `data-part`; it carries no transform of its own. Two solids in one drawing
   * may name a part alike: the second one's id is numbered.
   */
  part(name: string, inner: string, pivot?: Point): string {
    const origin = pivot ? ` transform-origin="${tenth(pivot[0])} ${tenth(pivot[1])}"` : '';
    const nth = (this.#parts.get(name) ?? 0) + 1;
    this.#parts.set(name, nth);
    const id = `${this.#name}-${name}${nth > 1 ? `_${nth}` : ''}`;
    return `<g id="${id}" data-part="${name}"${origin}>${inner}</g>`;
  }

  /** The finished file. */
  svg(body: string, attributes = ''): string {
    const definitions = this.#definitions.length ? `<defs>${this.#definitions.join('')}</defs>` : '';
    return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${this.#viewBox.join(' ')}"${attributes ? ` ${attributes}` : ''}>${definitions}${body}</svg>`;
  }

  #gradient(kind: string, stops: readonly Stop[], box: Record<string, number>, userUnits = false): string {
    const place = Object.entries(box)
      .map(([name, value]) => ` ${name}="${value}"`)
      .join('');
    const units = userUnits ? ' gradientUnits="userSpaceOnUse"' : '';
    const inner = stops.map((stop, i) => stopElement(stop, i / Math.max(1, stops.length - 1))).join('');
    const make = (id: string) => `<${kind} id="${id}"${units}${place}>${inner}</${kind}>`;
    return `url(#${this.define(make(''), make)})`;
  }
}

function stopElement(stop: Stop, evenly: number): string {
  const [offset, colour, opacity] = typeof stop === 'string' ? [evenly, stop, undefined] : stop;
  const alpha = opacity === undefined ? '' : ` stop-opacity="${opacity}"`;
  return `<stop offset="${Number(offset.toFixed(2))}" stop-color="${colour}"${alpha}/>`;
}
