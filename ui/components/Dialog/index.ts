export { AlertDialog } from './AlertDialog.tsx';
export { Dialog } from './Dialog.tsx';
