/** Texts of a page or a form in several languages. `{language}` is a language by its own name, such as Deutsch. */
export const translations = {
  add: 'Add a language',
  switch: 'Language of the texts',
  main: 'Main language',
  mainTexts: 'Visitors read these texts where a translation is missing.',
  labelIn: '{label} in {language}',
  missing: { one: '{count} text missing in {language}', other: '{count} texts missing in {language}' },
  complete: 'Nothing is missing in {language}.',
  remove: {
    label: 'Remove {language}',
    title: 'Remove {language}?',
    page: 'When you save, the translated title and description are deleted.',
    form: 'When you save, the translated texts of the form and of all its questions are deleted.',
  },
} as const
