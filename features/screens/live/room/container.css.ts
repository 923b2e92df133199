import { createContainer } from '@vanilla-extract/css';

/** The room, by whose width its parts are laid out. */
export const liveRoom = createContainer();

/** A phone with large text. `rem` in a container's condition follows the page's text size; in a media query it does not. */
export const cramped = `${liveRoom} (max-width: 17rem)`;
/** The part of such a phone that the chat takes, below scrolling controls. */
export const CRAMPED_CHAT = '62%';
