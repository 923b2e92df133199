/**
 * The top bar as a container whose text is large for its width: lengths in a container's query, unlike those in a
 * medium's, follow the text's size. What stands in the bar may ask the same.
 */
export const largeTextBar = { name: 'top-bar', query: 'top-bar (max-width: 17rem)' } as const;
