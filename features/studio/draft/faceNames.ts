import faces from '#ui/fonts/faces.json' with { type: 'json' };

/** The faces that a seed may name. */
export const faceNames: readonly string[] = [...Object.keys(faces), 'system', 'system-serif'];
