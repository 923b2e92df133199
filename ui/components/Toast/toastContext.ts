import { createContext, type ReactNode, use } from 'react';

export interface ToastMessage {
  /** Sets colour and icon: `success`: it worked. `info`: something arrived. `warning`: something waits. `danger`: it failed. */
  tone?: 'success' | 'info' | 'warning' | 'danger';
  text: ReactNode;
  /** `altText` describes the action for users who cannot reach the button in time. */
  action?: { label: string; altText: string; onPress: () => void };
  /** The topic of the message. The message replaces an earlier message on the same topic, which is outdated. */
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
 * Returns the function that shows a toast. The function is always the same, so it causes no render.
 *
 * @throws Error outside a ToastProvider
 */
export function useToast(): ShowToast {
  const show = use(ToastContext);
  if (!show) throw new Error('useToast needs a ToastProvider above it');
  return show;
}
