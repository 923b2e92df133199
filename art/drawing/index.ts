/** The drawing kit: colours, the document, the one light model, shapes and seeded randomness. */
export { lighten, mix } from './colour.ts';
export { Drawing, type Stop } from './document.ts';
export { type LightOptions, withBandedRims } from './light.ts';
export { type Random, seededRandom } from './random.ts';
export {
  circle,
  cycle,
  ellipse,
  group,
  mirrored,
  path,
  placed,
  type Point,
  polar,
  polygon,
  rect,
  star,
  stroke,
  tenth,
} from './shapes.ts';
