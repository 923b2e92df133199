/**
 * The name of the global that is true while a late part is loading. The build's loader reads it, since it is outside the modules of the
 * product.
 */
export const LATE = 'menagerieLate';
