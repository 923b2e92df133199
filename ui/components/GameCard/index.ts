export { GameCard, type GamePicture } from './GameCard.tsx';
