import type { Message } from './templates'

/** Shows whoever started Slotform without a mail transport where a mail's links lead. */
export function printLinks(message: Message): void {
  const links = message.text.match(/https?:\/\/\S+/g) ?? []
  const lines = [`Mail to ${message.to.address}: ${message.subject}`, ...links.map((link) => `  ${link}`), '']
  process.stdout.write(lines.join('\n'))
}
