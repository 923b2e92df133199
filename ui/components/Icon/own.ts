import { createLucideIcon } from 'lucide-react';

/** The product's own drawings in the style of the other icons: 24 × 24, a stroke of 2, round ends. */

/** A coin with a star, like the golden coin of the art. */
export const CoinIcon = createLucideIcon('coin', [
  ['circle', { cx: '12', cy: '12', r: '9.5', key: 'rim' }],
  ['path', { d: 'm12 7 1.5 3.1 3.5.5-2.5 2.4.6 3.5-3.1-1.7-3.1 1.7.6-3.5L7 10.6l3.5-.5z', key: 'star' }],
]);

export const GemIcon = createLucideIcon('gem', [
  ['path', { d: 'M7 4h10l4.5 6L12 20.5 2.5 10z', key: 'outline' }],
  ['path', { d: 'M2.5 10h19M8.5 10l3.5 10.5L15.5 10 12 4z', key: 'facets' }],
]);

/** Points: a hexagon with a P. */
export const PointIcon = createLucideIcon('point', [
  ['path', { d: 'M12 2l8.5 5v10L12 22l-8.5-5V7z', key: 'outline' }],
  ['path', { d: 'M10 16.5v-9h2.5a2.75 2.75 0 0 1 0 5.5H10', key: 'letter' }],
]);

export const EnvelopeIcon = createLucideIcon('red-envelope', [
  ['rect', { x: '5', y: '2', width: '14', height: '20', rx: '2', key: 'paper' }],
  ['path', { d: 'M5 6.5c2.3 2.7 4.5 4 7 4s4.7-1.3 7-4', key: 'flap' }],
  ['circle', { cx: '12', cy: '12', r: '2.5', fill: 'currentColor', key: 'seal' }],
]);

/** The seven-day sign-in. */
export const SevenDayIcon = createLucideIcon('seven-day', [
  ['rect', { x: '3', y: '4', width: '18', height: '18', rx: '2', key: 'leaf' }],
  ['path', { d: 'M8 2v4M16 2v4M3 9.5h18', key: 'rings' }],
  ['path', { d: 'M9.5 13h5l-3 6', key: 'seven' }],
]);

export const SlotMachineIcon = createLucideIcon('slot-machine', [
  ['rect', { x: '2', y: '4', width: '16', height: '17', rx: '2', key: 'case' }],
  ['path', { d: 'M2 9h16M2 16h16M7.3 9v7M12.7 9v7', key: 'reels' }],
  ['path', { d: 'M18 14h1.5a1.5 1.5 0 0 0 1.5-1.5V8', key: 'lever' }],
  ['circle', { cx: '21', cy: '6', r: '1', fill: 'currentColor', key: 'knob' }],
]);

export const VaultIcon = createLucideIcon('vault-door', [
  ['rect', { x: '3', y: '3', width: '18', height: '16', rx: '2', key: 'case' }],
  ['circle', { cx: '12', cy: '11', r: '3.5', key: 'wheel' }],
  ['path', { d: 'M12 7.5V6M12 16v-1.5M15.5 11H17M7 11h1.5M7 19v2M17 19v2', key: 'spokes' }],
]);

/** The fire wheel. */
export const WheelIcon = createLucideIcon('fortune-wheel', [
  ['circle', { cx: '12', cy: '13.5', r: '8.5', key: 'rim' }],
  ['path', { d: 'M12 5v17M4.6 9.25l14.8 8.5M19.4 9.25l-14.8 8.5', key: 'fields' }],
  ['path', { d: 'M10 1.5h4L12 5z', fill: 'currentColor', key: 'pointer' }],
]);
