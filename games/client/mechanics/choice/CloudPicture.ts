import type { CloudLook } from '../../look/mechanicLooks.ts';
import { cloudOutline } from './cloudOutline.ts';
import { svgElement } from './svgElement.ts';

/** The ground of an option as a cloud that fills its box. */
export class CloudPicture {
  readonly root = svgElement('svg', { class: 'cloud-picture', 'aria-hidden': 'true' });
  readonly #outline = svgElement('path', {});
  readonly #puffs: number;

  constructor(option: string, { cloud: { puffs, colours } }: CloudLook) {
    this.#puffs = puffs;
    const [light, middle, deep] = colours;
    const [shade, path, clip] = ['shade', 'outline', 'clip'].map((part) => `cloud-${option}-${part}`);
    const outlined = (attributes: Readonly<Record<string, string | number>>): SVGElement =>
      svgElement('use', { href: `#${path}`, ...attributes });
    this.#outline.id = path ?? '';
    this.root.append(
      svgElement(
        'defs',
        {},
        svgElement(
          'linearGradient',
          { id: shade ?? '', x2: 0, y2: 1 },
          svgElement('stop', { 'stop-color': light }),
          svgElement('stop', { offset: 0.5, 'stop-color': middle }),
          svgElement('stop', { offset: 1, 'stop-color': deep }),
        ),
        this.#outline,
        svgElement('clipPath', { id: clip ?? '' }, outlined({})),
      ),
      outlined({ class: 'cloud-ring far' }),
      outlined({ class: 'cloud-ring' }),
      outlined({ fill: deep }),
      svgElement(
        'g',
        { 'clip-path': `url(#${clip})` },
        outlined({ fill: `url(#${shade})`, x: -2, y: -5 }),
        outlined({ class: 'cloud-rim' }),
      ),
    );
  }

  /** Fits the cloud to a box. */
  draw(width: number, height: number): void {
    if (width === 0 || height === 0) return;
    this.root.setAttribute('viewBox', `0 0 ${width} ${height}`);
    this.#outline.setAttribute('d', cloudOutline(width, height, this.#puffs));
  }
}
