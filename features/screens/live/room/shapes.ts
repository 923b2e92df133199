/** The chat has a column of its own beside the picture. */
export const wide = 'screen and (min-width: 64rem) and (min-height: 30.01rem)';
/** A phone on its side: the chat has a column over dark glass. */
export const landscape = 'screen and (orientation: landscape) and (max-height: 30rem)';
/** A tall stream fills a phone that is held upright. */
export const upright = 'screen and (orientation: portrait) and (max-width: 63.99rem)';
