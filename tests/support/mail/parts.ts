/** A shorter line, such as a name, may be part of a word that belongs to a log. */
const LINE = 12

/** The words of a mail that a log may not hold: to whom, about what, its links and codes, and each line of its text. */
export function partsOf(mail: { to: string; subject: string; text: string }): string[] {
  const links = mail.text.match(/https?:\/\/[^\s>)]+/g) ?? []
  const codes = mail.text.match(/\b\d{6}\b/g) ?? []
  const lines = mail.text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line.length >= LINE)
  return [mail.to, mail.subject, ...links, ...codes, ...lines]
}
