import { anatomy } from '../../anatomy.ts';

export default anatomy({
  name: 'Toast',
  group: 'Feedback',
  summary: 'A short message about something that just happened. It disappears after four seconds.',
  members: ['ToastProvider', 'useToast', 'ToastMessage'],
  parts: {
    toast: ['open', 'closed'],
    'toast-viewport': [],
    'toast-sign': [],
    'toast-text': [],
    'toast-action': [],
  },
  keyboard: {
    F8: 'goes to the toasts',
    'Tab, Shift+Tab': 'goes through them and their actions; time stands still meanwhile',
    Escape: 'takes the focused one away',
  },
  accessibility:
    'Read out politely, whole. An action\u2019s `altText` says how to do the same without the button. Time stands still while one points at it, has the focus in it, or looks at another window.',
});
