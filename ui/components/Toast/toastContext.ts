import { createContext, type ReactNode, use } from 'react';

export interface ToastMessage {
  /** Colour and icon: `success` worked, `info` arrived, `warning` waits, `danger` failed. */
  tone?: 'success' | 'info' | 'warning' | 'danger';
  text: ReactNode;
  /** An action. `altText` describes it for users who cannot reach the button in time. */
  action?: { label: string; altText: string; onPress: () => void };
  /** What the message is about. It takes the place of an earlier message about the same, which is no longer true. */
  subject?: string;
}

/** A message that is shown or being removed. */
export interface ShownToast extends ToastMessage {
  readonly id: number;
  readonly open: boolean;
}

/** Shows a message for four seconds. */
export type ShowToast = (message: ToastMessage) => void;

export const ToastContext = createContext<ShowToast | null>(null);

/**
 * @returns the function that shows a toast; always the same one, so it causes no render
 * @throws Error outside a ToastProvider
 */
export function useToast(): ShowToast {
  const show = use(ToastContext);
  if (!show) throw new Error('useToast needs a ToastProvider above it');
  return show;
}
