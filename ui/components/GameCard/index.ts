export { GameCard, type GameCardProps, type GamePicture } from './GameCard.tsx';
