import { createContainer } from '@vanilla-extract/css';

/** The container of the room, whose width decides the layout of its parts. */
export const liveRoom = createContainer();

/** A phone with large text. `rem` in a container's condition follows the page's text size, but not in a media query. */
export const cramped = `${liveRoom} (max-width: 17rem)`;
/** The share of such a phone that the chat takes, below scrolling controls. */
export const CRAMPED_CHAT = '62%';
