export { type ToastMessage, ToastProvider, type ToastProviderProps } from './ToastProvider.tsx';
export { useToast } from './toastContext.ts';
