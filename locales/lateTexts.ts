/** The name of the global that adds the texts of later parts. The build's loader, which is not one of our modules, calls it. */
export const LATE_TEXTS = 'menagerieLateTexts';
