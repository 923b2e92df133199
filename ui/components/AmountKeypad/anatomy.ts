import { anatomy } from '../../anatomy.ts';

export default anatomy({
  name: 'AmountKeypad',
  group: 'Forms',
  summary:
    'A large amount with keys for the thumb: digits, units such as 萬 and 億, common amounts, the fee and the limit.',
  members: ['AmountKeypad'],
  parts: {
    'amount-keypad': ['ready', 'invalid'],
    'amount-keypad-display': [],
    'amount-keypad-input': [],
    'amount-keypad-reading': [],
    'amount-keypad-line': [],
    'amount-keypad-message': [],
    'amount-keypad-quick': ['on', 'off'],
    'amount-keypad-keys': [],
    'amount-keypad-key': [],
    'amount-keypad-action': [],
  },
  keyboard: {
    'digits, a unit': 'in the display: are typed, as on any keyboard; pasted text is read the same way',
    Backspace: 'takes the last back',
    Tab: 'goes through the display, the amounts and the keys',
    'Enter, Space': 'presses a key',
  },
  accessibility:
    'A group with a text field that no keyboard on glass opens for. Every press of a key tells the whole amount politely; lines and message describe the field, and a message is announced. What is above the limit becomes the limit.',
});
