import { anatomy } from '../../anatomy.ts';

export default anatomy({
  name: 'QrCode',
  group: 'Data',
  summary: 'Shows an address as a code for a camera.',
  members: ['QrCode'],
  parts: { 'qr-code': [], 'qr-code-drawing': [], 'qr-code-logo': [], 'qr-code-caption': [] },
  keyboard: {},
  accessibility:
    'An image named by what it is good for. Whoever cannot scan needs the same address as a link or a copy button beside it.',
});
