import { describe, expect, it } from 'vitest';
import { isUnhandled } from './unhandled.ts';

const origin = 'http://127.0.0.1:5173';

describe('a request without a contract', () => {
  it.each([
    ['/api/v1/nonsense', true],
    ['/api', true],
    ['/dev/nonsense', true],
    ['/ws/lounge', true],
    ['/apiary.png', false],
    ['/dev/panel.css', false],
    ['/brands/owl/logo.svg', false],
    ['/@fs/mocks/browser.ts', false],
    ['https://elsewhere.example/logo.svg', true],
    ['ws://127.0.0.1:5173/?token=hot', false],
    ['data:image/png;base64,AA==', false],
    ['blob:http://127.0.0.1:5173/1', false],
  ])('%s is a mistake: %s', (path, wanted) => {
    expect(isUnhandled(new URL(path, origin), origin)).toBe(wanted);
  });
});
