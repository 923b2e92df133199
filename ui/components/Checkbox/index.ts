export { Checkbox } from './Checkbox.tsx';
