export { AlertDialog, type AlertDialogProps } from './AlertDialog.tsx';
export { Dialog, type DialogProps } from './Dialog.tsx';
export { useReturnFocus } from './useReturnFocus.ts';
