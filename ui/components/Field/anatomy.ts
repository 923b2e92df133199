import { anatomy } from '../../anatomy.ts';

export default anatomy({
  name: 'Field',
  group: 'Forms',
  summary: 'Connects a label, a hint and an error to a control of your own. Every form control of the library uses it.',
  members: ['Field'],
  parts: { field: ['valid', 'invalid'], 'field-label': [], 'field-required': [], 'field-message': [] },
  keyboard: {},
  accessibility:
    'The label names the control, hint or error describe it, and the message is a polite live region: a new error is read at once. The star of a required field is for the eye; the control itself carries `required`.',
});
