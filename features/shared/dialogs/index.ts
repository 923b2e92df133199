export { ActionDialog, type ActionDialogProps, type SecondCheck } from './ActionDialog.tsx';
