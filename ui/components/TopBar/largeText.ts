/**
 * The container query for a top bar with large text. Lengths in a container query follow the text size, unlike lengths in a media query.
 * Content of the bar may use it too.
 */
export const largeTextBar = { name: 'top-bar', query: 'top-bar (max-width: 17rem)' } as const;
