import owl from '#games/catalogue/owl/maths.json' with { type: 'json' };
import owlSheet from '#games/catalogue/owl/sheet.json' with { type: 'json' };
import { MathsFile } from '#games/maths/index.ts';
import { type Catalogue, createCatalogue } from '#games/provider/catalogue.ts';

/** The games of the reference provider. The hash of each file is in its published sheet. */
export const loadCatalogue = (): Catalogue => createCatalogue([{ hash: owlSheet.maths, file: MathsFile.parse(owl) }]);
