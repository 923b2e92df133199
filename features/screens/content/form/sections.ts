import type { FormField } from '../contentPage.ts';

export interface FormSection {
  readonly title: string;
  readonly fields: readonly FormField[];
}

/** Groups fields by heading. A field with the name of a section begins that section. */
export function sectionsOf(fields: readonly FormField[]): FormSection[] {
  const sections: { title: string; fields: FormField[] }[] = [];
  for (const field of fields) {
    const last = sections.at(-1);
    if (last === undefined || field.section !== undefined)
      sections.push({ title: field.section ?? '', fields: [field] });
    else last.fields.push(field);
  }
  return sections;
}
