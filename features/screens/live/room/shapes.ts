/** The chat has a column of its own beside the picture. */
export const wide = 'screen and (min-width: 64rem) and (min-height: 30.01rem)';
/** A phone on its side: the picture fills it, and the chat lies over its left part. */
export const landscape = 'screen and (orientation: landscape) and (max-height: 30rem)';
/** A tall stream fills a phone that is held upright. */
export const upright = 'screen and (orientation: portrait) and (max-width: 63.99rem)';

/** On a phone on its side: the free edges beside notch and corners, the width of the chat, and that of the controls at the other edge. */
export const SIDE = {
  start: 'max(env(safe-area-inset-left), .75rem)',
  end: 'max(env(safe-area-inset-right), .75rem)',
  chat: 'min(21rem, 42vw)',
  rail: '4rem',
} as const;
/** Where the chat ends. */
export const AFTER_CHAT = `calc(${SIDE.start} + ${SIDE.chat} + .5rem)`;
/** Where the controls begin, from the other edge. */
export const BEFORE_RAIL = `calc(${SIDE.end} + ${SIDE.rail})`;
