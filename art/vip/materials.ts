import type { VipLevel } from '../ids.ts';

/** Light, middle and dark of a material. */
type Ramp = readonly [light: string, middle: string, dark: string];

interface Tier {
  readonly m: Ramp;
  /** Light behind the ring. */
  readonly glow: string;
  /** Studs on the ring. */
  readonly studs: number;
}

/** Materials of the eight tiers. */
export const TIERS: Record<VipLevel, Tier> = {
  /** Copper. */
  1: { m: ['#FFD9BC', '#CF7F4E', '#6E3418'], glow: '#E89A6A', studs: 0 },
  /** Silver. */
  2: { m: ['#FFFFFF', '#B8C4D4', '#55617A'], glow: '#D8E4F4', studs: 4 },
  /** Gold. */
  3: { m: ['#FFF6C4', '#F5B82E', '#8A560A'], glow: '#FFD24A', studs: 4 },
  /** Platinum. */
  4: { m: ['#FFFFFF', '#A8E0DA', '#2E7078'], glow: '#A8FFF0', studs: 8 },
  /** Diamond. */
  5: { m: ['#F4FDFF', '#6ACBFF', '#1E5FC8'], glow: '#7AD8FF', studs: 8 },
  /** Ruby. */
  6: { m: ['#FFC8D2', '#F22E56', '#7A0A28'], glow: '#FF5A7E', studs: 8 },
  /** Sapphire. */
  7: { m: ['#CCD8FF', '#3E62F5', '#141E86'], glow: '#6A8AFF', studs: 12 },
  /** Obsidian. */
  8: { m: ['#B8A4E8', '#3A2A58', '#0C0616'], glow: '#B07AFF', studs: 12 },
};

/** Gold trim of the upper tiers. */
export const TRIM: Ramp = ['#FFF6CF', '#F5BE3E', '#8A560A'];
