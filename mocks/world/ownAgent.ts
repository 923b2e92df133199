/** What this browser says of itself; empty in a Node without a navigator. */
export const ownAgent = (): string => (typeof navigator === 'undefined' ? '' : navigator.userAgent);
