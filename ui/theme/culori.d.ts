/** The functions of culori that the derivation uses, since the package contains no types. */
declare module 'culori' {
  export interface Rgb {
    readonly mode: 'rgb';
    readonly r: number;
    readonly g: number;
    readonly b: number;
    readonly alpha?: number | undefined;
  }
  export interface Oklch {
    readonly mode: 'oklch';
    readonly l: number;
    readonly c: number;
    readonly h?: number | undefined;
    readonly alpha?: number | undefined;
  }
  export type Color = Rgb | Oklch;
  export function parse(css: string): Color | undefined;
  export function converter(mode: 'rgb'): (color: Color | string) => Rgb | undefined;
  export function converter(mode: 'oklch'): (color: Color | string) => Oklch | undefined;
  export function clampChroma(color: Color, mode: 'oklch', gamut: 'rgb'): Color;
  export function formatHex(color: Color | string): string | undefined;
  export function formatHex8(color: Color | string): string | undefined;
  export function wcagContrast(a: Color | string, b: Color | string): number;
}
