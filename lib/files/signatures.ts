import type { FileKind } from '@/lib/shared/forms/file-kinds'

/** A file as its content shows it. Several kinds for one that people would look for under both; none for one that is not known. */
export type FileContent = { type: string; kinds: readonly FileKind[] }

/** Texts of one character a byte; `at` is the place of the first. */
type Mark = { at: number; bytes: string }
type Signature = FileContent & { marks: readonly Mark[] }

const from = (bytes: string): Mark => ({ at: 0, bytes })
const of = (kind: FileKind, type: string, ...marks: Mark[]): Signature => ({ type, kinds: [kind], marks })

const SIGNATURES: readonly Signature[] = [
  of('image', 'image/png', from('\x89PNG\r\n\x1a\n')),
  of('image', 'image/jpeg', from('\xff\xd8\xff')),
  of('image', 'image/gif', from('GIF87a')),
  of('image', 'image/gif', from('GIF89a')),
  of('image', 'image/webp', from('RIFF'), { at: 8, bytes: 'WEBP' }),
  of('image', 'image/tiff', from('II*\0')),
  of('image', 'image/tiff', from('MM\0*')),
  of('image', 'image/bmp', from('BM'), { at: 6, bytes: '\0\0\0\0' }),
  of('image', 'image/jxl', from('\0\0\0\x0cJXL \r\n\x87\n')),
  of('document', 'application/rtf', from('{\\rtf')),
  of('audio', 'audio/mpeg', from('ID3')),
  of('audio', 'audio/mpeg', from('\xff\xfb')),
  of('audio', 'audio/mpeg', from('\xff\xf3')),
  of('audio', 'audio/mpeg', from('\xff\xf2')),
  of('audio', 'audio/aac', from('\xff\xf1')),
  of('audio', 'audio/aac', from('\xff\xf9')),
  of('audio', 'audio/wav', from('RIFF'), { at: 8, bytes: 'WAVE' }),
  of('audio', 'audio/flac', from('fLaC')),
  of('audio', 'audio/aiff', from('FORM'), { at: 8, bytes: 'AIF' }),
  of('audio', 'audio/amr', from('#!AMR')),
  of('audio', 'audio/midi', from('MThd')),
  of('video', 'video/x-msvideo', from('RIFF'), { at: 8, bytes: 'AVI ' }),
  of('video', 'video/mpeg', from('\0\0\x01\xba')),
  of('video', 'video/x-flv', from('FLV\x01')),
  of('archive', 'application/gzip', from('\x1f\x8b\x08')),
  of('archive', 'application/x-7z-compressed', from('7z\xbc\xaf\x27\x1c')),
  of('archive', 'application/vnd.rar', from('Rar!\x1a\x07')),
  of('archive', 'application/x-bzip2', from('BZh'), { at: 4, bytes: '1AY&SY' }),
  of('archive', 'application/x-xz', from('\xfd7zXZ\0')),
  of('archive', 'application/zstd', from('\x28\xb5\x2f\xfd')),
  of('archive', 'application/x-tar', { at: 257, bytes: 'ustar' }),
]

/** Programs of Windows, Linux and macOS, of virtual machines, and what starts them. A disk image is as good as one. */
const PROGRAMS: readonly (readonly Mark[])[] = [
  [from('MZ')],
  [from('\x7fELF')],
  [from('\xfe\xed\xfa\xce')],
  [from('\xfe\xed\xfa\xcf')],
  [from('\xce\xfa\xed\xfe')],
  [from('\xcf\xfa\xed\xfe')],
  [from('\xca\xfe\xba\xbe')],
  [from('\0asm')],
  [from('dex\n')],
  [from('#!')],
  [from('L\0\0\0\x01\x14\x02\0')],
  [from('ITSF')],
  [from('MSCF')],
  [from('ISc(')],
  [from('xar!')],
  [from('!<arch>\n')],
  [from('\xed\xab\xee\xdb')],
  [from('FasdUAS')],
]

/** Media in MPEG-4 boxes, by their first brand; any other brand is a video. */
const BRANDS: Record<string, FileContent> = {
  heic: { type: 'image/heic', kinds: ['image'] },
  heix: { type: 'image/heic', kinds: ['image'] },
  mif1: { type: 'image/heif', kinds: ['image'] },
  msf1: { type: 'image/heif', kinds: ['image'] },
  avif: { type: 'image/avif', kinds: ['image'] },
  avis: { type: 'image/avif', kinds: ['image'] },
  'M4A ': { type: 'audio/mp4', kinds: ['audio'] },
  'M4B ': { type: 'audio/mp4', kinds: ['audio'] },
  'qt  ': { type: 'video/quicktime', kinds: ['video'] },
}

/** Readers look for the mark of a PDF this far. */
const PDF_WITHIN = 1024

const has = (head: string, { at, bytes }: Mark) => head.startsWith(bytes, at)

/** `head` is the beginning of a file, one character a byte. */
export function isProgram(head: string): boolean {
  if (has(head, from('#!AMR'))) return false
  return PROGRAMS.some((marks) => marks.every((mark) => has(head, mark)))
}

/** Null for content that no signature fits. */
export function findContent(head: string): FileContent | null {
  if (head.slice(0, PDF_WITHIN).includes('%PDF-')) return { type: 'application/pdf', kinds: ['pdf'] }
  if (head.startsWith('ftyp', 4)) return BRANDS[head.slice(8, 12)] ?? { type: 'video/mp4', kinds: ['video'] }
  if (head.startsWith('\x1a\x45\xdf\xa3')) return toMatroska(head)
  if (head.startsWith('OggS')) return toOgg(head)
  const found = SIGNATURES.find(({ marks }) => marks.every((mark) => has(head, mark)))
  return found ? { type: found.type, kinds: found.kinds } : null
}

/** Browsers record sound into the same container. */
function toMatroska(head: string): FileContent {
  const isSound = !head.includes('V_') && head.includes('A_')
  if (isSound) return { type: 'audio/webm', kinds: ['audio'] }
  return { type: head.includes('webm') ? 'video/webm' : 'video/x-matroska', kinds: ['video'] }
}

function toOgg(head: string): FileContent {
  const isVideo = head.slice(0, 512).includes('theora')
  return isVideo ? { type: 'video/ogg', kinds: ['video'] } : { type: 'audio/ogg', kinds: ['audio'] }
}
