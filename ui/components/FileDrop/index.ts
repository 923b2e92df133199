export { FileDrop, type FileDropWords } from './FileDrop.tsx';
