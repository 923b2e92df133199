export { SettingsDialog } from './LazySettingsDialog.ts';
