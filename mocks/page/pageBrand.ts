/** The brand that the page wears: the attribute that its styles go by. Page and world so never disagree. */
export const pageBrand = (): string => document.documentElement.dataset['brand'] ?? '';
