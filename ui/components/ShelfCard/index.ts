export { ShelfCard } from './ShelfCard.tsx';
