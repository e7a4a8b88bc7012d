import type { Message } from './templates'

/** Control characters and direction marks: a visitor may have typed them, and a terminal would obey them. */
const NOT_SHOWN = /[\p{Cc}\u061c\u200e\u200f\u2028\u2029\u202a-\u202e\u2066-\u2069]/gu

/** Without a mail transport, the terminal shows the links of each mail. */
export function printLinks(message: Message): void {
  const links = message.text.match(/https?:\/\/\S+/g) ?? []
  const lines = [`Mail to ${message.to.address}: ${message.subject}`, ...links.map((link) => `  ${link}`)]
  process.stdout.write(lines.map((line) => `${line.replace(NOT_SHOWN, '')}\n`).join(''))
}
