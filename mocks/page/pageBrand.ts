/** The brand of the page: the attribute that its styles use, so that page and world never disagree. */
export const pageBrand = (): string => document.documentElement.dataset['brand'] ?? '';
