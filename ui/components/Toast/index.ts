export { type ToastMessage, ToastProvider } from './ToastProvider.tsx';
export { useToast } from './toastContext.ts';
