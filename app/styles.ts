// Separate from the entry, so that a changed style is replaced without restarting the app.
import '#ui/generated/brands.css';
import '#ui/theme/global.css.ts';
import './text.css.ts';
