export { Menu, MenuGroup, MenuItem, MenuSeparator, MenuSub } from './Menu.tsx';
export { MenuCheckboxItem, MenuRadioGroup, MenuRadioItem } from './MenuChoices.tsx';
