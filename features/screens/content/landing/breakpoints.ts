/** From these widths, pictures change or have another size (specification 1 §9). */
export const IMAGE_TABLET = '(min-width: 769px)';
export const IMAGE_DESKTOP = '(min-width: 1025px)';
