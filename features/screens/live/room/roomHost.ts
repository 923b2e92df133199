import { createContext } from 'react';

/** The host of the room whose chat is drawn. */
export const RoomHostContext = createContext<{ readonly PlayerID: string; readonly Name: string }>({
  PlayerID: '',
  Name: '',
});
