/** The path of a form's page, as in the table page_changes. */
export function formPath(slug: string): string {
  return `form/${slug}`
}
