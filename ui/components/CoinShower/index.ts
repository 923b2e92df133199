export { CoinShower } from './CoinShower.tsx';
