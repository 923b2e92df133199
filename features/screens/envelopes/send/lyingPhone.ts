/** A phone in landscape, on which the amount needs the height of the preview. */
export const lyingPhone = 'screen and (min-width: 35rem) and (max-height: 30rem)';
