/** An address that opens an email with a subject and a text. Lines end as mails end them (RFC 6068). */
export function mailLink(subject: string, text: string): string {
  const body = text.replace(/\r?\n/g, '\r\n')
  return `mailto:?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`
}
