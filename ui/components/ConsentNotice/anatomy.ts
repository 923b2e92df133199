import { anatomy } from '../../anatomy.ts';

export default anatomy({
  name: 'ConsentNotice',
  group: 'Feedback',
  summary: 'Asks for consent item by item: required ones, optional ones, and the texts behind each.',
  members: ['ConsentNotice'],
  parts: {
    'consent-notice': ['asking', 'missing'],
    'consent-notice-title': [],
    'consent-notice-description': [],
    'consent-notice-all': [],
    'consent-notice-items': [],
    'consent-notice-item': [],
    'consent-notice-kind': [],
    'consent-notice-note': [],
    'consent-notice-actions': [],
  },
  keyboard: {
    Space: 'ticks and unticks the focused box',
    Enter: 'on the confirming button: goes on, or to the first required box that is empty',
    Tab: 'goes through boxes, links and buttons',
  },
  pattern: 'checkbox',
  accessibility:
    'A form named by its title. Each box says in words whether it is required; a missing one is described by what is wrong and takes the focus. Nothing is ticked beforehand.',
});
