export { Field, type FieldText } from './Field.tsx';
