import { expect, it } from 'vitest';
import { narrow } from './fullWidth.ts';

it('makes full-width characters narrow and leaves the others', () =>
  expect(narrow('０９１２ ＋ｅ，．～ 億。①²')).toBe('0912 +e,.~ 億。①²'));
