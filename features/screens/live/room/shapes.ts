/** The chat has its own column beside the picture. */
export const wide = 'screen and (min-width: 64rem) and (min-height: 30.01rem)';
/** The width of the chat beside the picture. With large text the picture keeps most of the window. */
export const CHAT_COLUMN = 'min(23rem, 36vw)';
/** A phone in landscape: the picture fills it, and the chat covers the left part. */
export const landscape = 'screen and (orientation: landscape) and (max-height: 30rem)';
/** A tall stream fills a phone in portrait. */
export const upright = 'screen and (orientation: portrait) and (max-width: 63.99rem)';

/** On a phone in landscape: the free edges beside notch and corners, and the widths of the chat and of the controls. */
export const SIDE = {
  start: 'max(env(safe-area-inset-left), .75rem)',
  end: 'max(env(safe-area-inset-right), .75rem)',
  chat: 'min(27rem, 50vw)',
  rail: '4rem',
} as const;
/** The right edge of the chat. */
export const AFTER_CHAT = `calc(${SIDE.start} + ${SIDE.chat} + .5rem)`;
/** The left edge of the controls, measured from the right. */
export const BEFORE_RAIL = `calc(${SIDE.end} + ${SIDE.rail})`;
