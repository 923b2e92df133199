/** Name of the global that adds the texts of parts that come later: the build's loader, which is no module of ours, calls it. */
export const LATE_TEXTS = 'menagerieLateTexts';
