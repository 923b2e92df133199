/** How long one has to stand still before it is searched (specification 1 §9). */
export const SEARCH_DEBOUNCE_MS = 300;
