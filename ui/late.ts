/** Name of the global that is true while a late part is asked for: the build's loader, which is no module of ours, reads it. */
export const LATE = 'menagerieLate';
