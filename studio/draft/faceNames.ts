import faces from '#ui/fonts/faces.json' with { type: 'json' };
import type { Draft } from './draft.ts';

/** The faces for any brand. */
export const faceNames: readonly string[] = [...Object.keys(faces), 'system', 'system-serif'];

/** The faces for a draft's seeds: those for any brand, and its brand's own. */
export const facesOf = ({ Facts: { Faces = [] } }: Pick<Draft, 'Facts'>): readonly string[] => [
  ...Faces.map(({ Family }) => Family),
  ...faceNames,
];

export const isFaceOf = (draft: Pick<Draft, 'Facts'>, name: string): boolean => facesOf(draft).includes(name);
