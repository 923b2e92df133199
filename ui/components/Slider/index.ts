export { RangeSlider, Slider } from './Slider.tsx';
