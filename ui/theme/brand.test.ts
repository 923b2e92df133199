// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest';
import { readBrand, setBrand } from './brand.ts';

describe('setBrand', () => {
  beforeEach(() => {
    delete document.documentElement.dataset['brand'];
    document.head.innerHTML = '<style>[data-brand=owl]{--chrome:#22254c}[data-brand=lion]{--chrome:#fffbf2}</style>';
  });
  const themeColour = () => document.querySelector('meta[name="theme-color"]')?.getAttribute('content');

  it('sets one attribute on the root', () => {
    expect(readBrand()).toBeUndefined();
    setBrand('owl');
    expect(document.documentElement.getAttribute('data-brand')).toBe('owl');
    expect(readBrand()).toBe('owl');
  });

  it("updates the colour of the browser's own bar, with one meta element after any number of changes", () => {
    setBrand('owl');
    expect(themeColour()).toBe('#22254c');
    setBrand('lion');
    expect(themeColour()).toBe('#fffbf2');
    expect(document.querySelectorAll('meta[name="theme-color"]')).toHaveLength(1);
  });

  it("keeps the bar's colour if no stylesheet names it", () => {
    document.head.innerHTML = '';
    setBrand('owl');
    expect(themeColour()).toBeUndefined();
  });
});
