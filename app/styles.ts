// Apart from the entry: a changed style then replaces itself instead of starting the app a second time.
import '#ui/generated/brands.css';
import '#ui/theme/global.css.ts';
import './text.css.ts';
