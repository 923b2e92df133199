export { CountdownButton } from './CountdownButton.tsx';
