/** A form's page as page_changes names it. */
export function formPath(slug: string): string {
  return `form/${slug}`
}
