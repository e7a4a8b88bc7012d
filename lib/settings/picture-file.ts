import type { ErrorCode } from '@/lib/shared/errors'

/** Less than any picture. */
const MIN_BYTES = 26

type Problem = Extract<ErrorCode, `picture_${string}`>
type Format = {
  is: (bytes: Buffer) => boolean
  /** The end of the picture in the file, or null if the file ends before. */
  findEnd?: (bytes: Buffer) => number | null
}

/** Phones write more after the end of a JPEG, such as a depth map or a short video, so its end is not looked for. */
const FORMATS: Format[] = [
  { is: (bytes) => bytes.readUIntBE(0, 3) === 0xffd8ff },
  { is: (bytes) => bytes.readUInt32BE(0) === 0x89504e47 && bytes.readUInt32BE(4) === 0x0d0a1a0a, findEnd: findPngEnd },
  { is: (bytes) => hasAt(bytes, 0, 'RIFF') && hasAt(bytes, 8, 'WEBPVP8'), findEnd: findWebpEnd },
  { is: (bytes) => hasAt(bytes, 0, 'GIF87a') || hasAt(bytes, 0, 'GIF89a'), findEnd: findGifEnd },
]

/** Text that makes a browser or an interpreter run a file, wherever it stands in it. */
const ACTIVE = /<(?:script|svg|html|iframe|\?php|!doctype)[\s>]|javascript:|%pdf-\d/
const ZIP_END = Buffer.from('PK\x05\x06', 'latin1')

/**
 * Judges a file by its content; names and media types are not asked. Null for a JPEG, PNG, WebP or GIF that is nothing else
 * besides. It may still be damaged.
 */
export function findPictureProblem(file: Uint8Array): Problem | null {
  const bytes = Buffer.from(file.buffer, file.byteOffset, file.byteLength)
  const format = bytes.length < MIN_BYTES ? undefined : FORMATS.find(({ is }) => is(bytes))
  if (!format) return /<svg[\s>]/i.test(bytes.toString('latin1', 0, 2048)) ? 'picture_svg' : 'picture_type'
  const end = format.findEnd ? format.findEnd(bytes) : bytes.length
  if (end === null) return 'picture_unreadable'
  const isMixed = end < bytes.length || ACTIVE.test(bytes.toString('latin1').toLowerCase()) || isArchive(bytes)
  return isMixed ? 'picture_mixed' : null
}

function hasAt(bytes: Buffer, at: number, text: string): boolean {
  return bytes.toString('latin1', at, at + text.length) === text
}

/** An archive is found by its last record, which ends with a comment of a given length. */
function isArchive(bytes: Buffer): boolean {
  const at = bytes.lastIndexOf(ZIP_END)
  return at >= 0 && at + 22 <= bytes.length && at + 22 + bytes.readUInt16LE(at + 20) === bytes.length
}

function findPngEnd(bytes: Buffer): number | null {
  for (let at = 8; at + 12 <= bytes.length; ) {
    const end = at + 12 + bytes.readUInt32BE(at)
    if (hasAt(bytes, at + 4, 'IEND')) return end
    at = end
  }
  return null
}

/** A chunk of odd length is padded by one byte. */
function findWebpEnd(bytes: Buffer): number | null {
  const end = 8 + bytes.readUInt32LE(4)
  const padded = end + (end % 2)
  return padded > bytes.length ? null : padded
}

function findGifEnd(bytes: Buffer): number | null {
  const tableBytes = (packed: number) => (packed & 0x80 ? 3 * 2 ** ((packed & 7) + 1) : 0)
  let at = 13 + tableBytes(bytes[10] ?? 0)
  while (at < bytes.length) {
    const block = bytes[at]
    if (block === 0x3b) return at + 1
    if (block === 0x21) at += 2
    else if (block === 0x2c) at += 11 + tableBytes(bytes[at + 9] ?? 0)
    else return null
    for (let size = bytes[at]; size; size = bytes[at]) at += 1 + size
    at += 1
  }
  return null
}
