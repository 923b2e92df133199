export { Medal, type MedalPlace } from './Medal.tsx';
