/** Kinds of colour vision: normal, without one kind of cone, or without all. */
export const visions = ['normal', 'protanopia', 'deuteranopia', 'tritanopia', 'achromatopsia'] as const;
export type Vision = (typeof visions)[number];

type Row = readonly [number, number, number];
export type Matrix = readonly [Row, Row, Row];

/**
 * Matrices for red, green and blue in LINEAR light. The first three are from Machado, Oliveira and Fernandes, "A
 * Physiologically-based Model for Simulation of Color Vision Deficiency" (2009), severity 1. Without any cones only
 * luminance remains, weighted by Rec. 709.
 */
export const visionMatrices: Readonly<Record<Exclude<Vision, 'normal'>, Matrix>> = {
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
  achromatopsia: [
    [0.2126, 0.7152, 0.0722],
    [0.2126, 0.7152, 0.0722],
    [0.2126, 0.7152, 0.0722],
  ],
};

/** The `values` of an SVG `feColorMatrix`. Opacity stays. */
export const matrixValues = (matrix: Matrix): string =>
  [...matrix.map((row) => `${row.join(' ')} 0 0`), '0 0 0 1 0'].join(' ');

/** The filter's id in the page. */
export const visionFilter = (vision: Vision): string => `studio-${vision}`;
