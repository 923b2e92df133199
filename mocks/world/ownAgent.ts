export const ownAgent = (): string => (typeof navigator === 'undefined' ? '' : navigator.userAgent);
