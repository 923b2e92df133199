/** Texts that contain only invisible characters: of each kind in Unicode, alone and mixed. */
export const BLANK_TEXTS: readonly string[] = [
  '\u200b',
  '\u2800\u2800',
  '\u3164\ufe0f',
  '\uffa0\u115f\u1160\u034f',
  '\u202e \u2066\u00ad',
  '\u0301',
];
