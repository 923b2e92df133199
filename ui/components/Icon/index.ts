export { Icon } from './Icon.tsx';
export * from './icons.ts';
