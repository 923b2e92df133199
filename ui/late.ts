/**
 * Name of the global that is true while a late part is loading. The build's loader, which is outside our modules, reads
 * it.
 */
export const LATE = 'menagerieLate';
