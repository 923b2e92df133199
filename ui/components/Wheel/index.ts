export { Wheel, type WheelSector } from './Wheel.tsx';
