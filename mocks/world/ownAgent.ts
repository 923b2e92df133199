/** The browser's user agent; empty in a Node without a navigator. */
export const ownAgent = (): string => (typeof navigator === 'undefined' ? '' : navigator.userAgent);
