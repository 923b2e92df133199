/** The pause after typing before a search (specification 1 §9), in milliseconds. */
export const SEARCH_DEBOUNCE_MS = 300;
