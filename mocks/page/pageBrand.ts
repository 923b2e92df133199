/** The brand of the page, from the attribute of its styles, so that page and world agree. */
export const pageBrand = (): string => document.documentElement.dataset['brand'] ?? '';
