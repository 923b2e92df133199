export { LobbySpeedDial } from './LobbySpeedDial.tsx';
