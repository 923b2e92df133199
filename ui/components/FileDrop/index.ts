export { cutOut } from './cutOut.ts';
export { FileDrop, type FileDropWords } from './FileDrop.tsx';
