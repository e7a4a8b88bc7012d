/** Text as HTML shows it: what would begin a tag, an entity or an attribute's end is written as its number. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`)
}
