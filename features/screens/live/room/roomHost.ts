import { createContext } from 'react';

/** The host of the rendered chat's room. */
export const RoomHostContext = createContext<{ readonly PlayerID: string; readonly Name: string }>({
  PlayerID: '',
  Name: '',
});
