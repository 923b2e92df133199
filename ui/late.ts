/** Name of the global that is true while a late part is loading. The build's loader, which is not a module of ours, reads it. */
export const LATE = 'menagerieLate';
