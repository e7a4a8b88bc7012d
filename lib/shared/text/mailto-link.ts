/** The address of an email to write, with its subject (RFC 6068). */
export function mailtoLink(email: string, subject: string): string {
  return `mailto:${encodeURIComponent(email).replaceAll('%40', '@')}?subject=${encodeURIComponent(subject)}`
}
