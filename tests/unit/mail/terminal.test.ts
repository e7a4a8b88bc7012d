import { describe, expect, it, vi } from 'vitest'
import { printLinks } from '@/lib/mail/terminal'

function printed(subject: string, text: string): string {
  const write = vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  printLinks({
    from: { name: 'Slotform', address: 'slotform@localhost' },
    to: { name: '', address: 'ada@example.com' },
    subject,
    text,
    html: '',
  } as unknown as Parameters<typeof printLinks>[0])
  return write.mock.calls.map(([chunk]) => String(chunk)).join('')
}

describe('printLinks', () => {
  it('prints where a mail leads', () => {
    expect(printed('Hello', 'Open http://localhost:3000/x\nor https://y.example')).toBe(
      'Mail to ada@example.com: Hello\n  http://localhost:3000/x\n  https://y.example\n',
    )
  })

  it('hands no escape sequence, line break or direction mark to the terminal', () => {
    const out = printed('New: \x1b]0;PWNED\x07\x1b[2J\x9b31m\u202eevil\u2066\u2028\r\nx', 'http://x/\x1b[31my\u202e')
    expect(out).toBe('Mail to ada@example.com: New: ]0;PWNED[2J31mevilx\n  http://x/[31my\n')
  })
})
