import { Container, Sprite, type Texture } from 'pixi.js';

/** The grounds of lit cells. All of them exist from the start. */
export class CellLights {
  readonly container = new Container();
  readonly #lights: Sprite[] = [];

  constructor(texture: Texture, count: number) {
    for (let index = 0; index < count; index += 1) {
      const light = new Sprite(texture);
      light.anchor.set(0.5);
      light.visible = false;
      this.#lights.push(light);
      this.container.addChild(light);
    }
  }

  show(index: number, x: number, y: number): void {
    const light = this.#lights[index];
    light?.position.set(x, y);
    if (light !== undefined) light.visible = true;
  }

  set alpha(alpha: number) {
    this.container.alpha = alpha;
  }

  hide(index: number): void {
    const light = this.#lights[index];
    if (light !== undefined) light.visible = false;
  }

  clear(): void {
    for (const light of this.#lights) light.visible = false;
  }
}
