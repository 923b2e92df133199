/**
 * The container query for a top bar with large text. Lengths in a container query, unlike those in a media query,
 * follow the text size. Content of the bar may use it too.
 */
export const largeTextBar = { name: 'top-bar', query: 'top-bar (max-width: 17rem)' } as const;
