/** Files by their content: small, but with all that tells their kind. */

const latin1 = (text: string) => Buffer.from(text, 'latin1')
const padded = (head: string, length = 512) => Buffer.concat([latin1(head), Buffer.alloc(length)])

export const PNG = padded('\x89PNG\r\n\x1a\n')
export const PDF = latin1('%PDF-1.7\n%\xe2\xe3\xcf\xd3\n1 0 obj\n')
export const PROGRAM = padded('MZ\x90\0')

type Entry = { name: string; content?: string; unpacked?: number }

/** An archive whose entries are stored as they are; `unpacked` is the size that its directory claims. */
export function zip(entries: readonly Entry[]): Buffer<ArrayBuffer> {
  const locals: Buffer[] = []
  const directory: Buffer[] = []
  let at = 0
  for (const { name, content = 'x', unpacked = content.length } of entries) {
    const local = Buffer.alloc(30)
    local.write('PK\x03\x04', 'latin1')
    local.writeUInt32LE(content.length, 18)
    local.writeUInt32LE(unpacked, 22)
    local.writeUInt16LE(Buffer.byteLength(name), 26)
    const central = Buffer.alloc(46)
    central.write('PK\x01\x02', 'latin1')
    central.writeUInt32LE(content.length, 20)
    central.writeUInt32LE(unpacked, 24)
    central.writeUInt16LE(Buffer.byteLength(name), 28)
    central.writeUInt32LE(at, 42)
    locals.push(local, Buffer.from(name), Buffer.from(content))
    directory.push(central, Buffer.from(name))
    at += 30 + Buffer.byteLength(name) + content.length
  }
  const central = Buffer.concat(directory)
  const end = Buffer.alloc(22)
  end.write('PK\x05\x06', 'latin1')
  end.writeUInt16LE(entries.length, 8)
  end.writeUInt16LE(entries.length, 10)
  end.writeUInt32LE(central.length, 12)
  end.writeUInt32LE(at, 16)
  return Buffer.concat([...locals, central, end])
}

/** A container of older office programs with these streams. */
export const ole = (...streams: string[]) =>
  Buffer.concat([padded('\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1'), ...streams.map((name) => Buffer.from(name, 'utf16le'))])
