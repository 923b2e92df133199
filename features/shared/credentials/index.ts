export { CredentialList, type CredentialListProps, CredentialRow, type CredentialRowProps } from './CredentialList.tsx';
export { RemoveCredentialDialog, type RemoveCredentialDialogProps } from './RemoveCredentialDialog.tsx';
