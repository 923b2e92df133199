export { Chip, ChipRow } from './Chip.tsx';
