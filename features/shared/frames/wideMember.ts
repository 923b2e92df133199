/** From this width on, the member area is beside its pages. */
export const BESIDE = 'screen and (min-width: 75rem)';
