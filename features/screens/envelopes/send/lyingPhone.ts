/** A phone that lies on its side: the amount needs the height that the preview takes. */
export const lyingPhone = 'screen and (min-width: 35rem) and (max-height: 30rem)';
