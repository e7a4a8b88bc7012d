import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { findPictureProblem } from '@/lib/settings/picture-file'

const image = () => sharp({ create: { width: 8, height: 6, channels: 3, background: '#c42f7b' } })
const [jpeg, png, webp, gif] = await Promise.all([
  image().jpeg().toBuffer(),
  image().png().toBuffer(),
  image().webp().toBuffer(),
  image().gif().toBuffer(),
])
const SCRIPT = '<script>alert(1)</script>'
/** The end of an archive without entries. */
const ZIP_END = Buffer.from(`PK\x05\x06${'\0'.repeat(18)}`, 'latin1')

describe('findPictureProblem', () => {
  it.each([
    ['a JPEG', jpeg],
    ['a PNG', png],
    ['a WebP', webp],
    ['a GIF', gif],
  ])('takes %s, whatever it is called', (_, file) => {
    expect(findPictureProblem(file)).toBeNull()
  })

  it('takes a JPEG with the data that phones append', () => {
    expect(findPictureProblem(Buffer.concat([jpeg, Buffer.from('....ftypmp42 a short video')]))).toBeNull()
  })

  it.each([
    ['text', 'Hello, I am a picture, believe me.'],
    ['nothing', ''],
    ['three letters', 'GIF'],
    ['a PDF', '%PDF-1.7 and so on, and on, and on'],
    ['an AVIF', '\0\0\0 ftypavif and its contents, whatever they are'],
    ['a sound in the container of a WebP', 'RIFF\x24\0\0\0WAVEfmt and its contents'],
  ])('refuses %s', (_, text) => {
    expect(findPictureProblem(Buffer.from(text, 'latin1'))).toBe('picture_type')
  })

  it.each([
    '<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"/>',
    '<?xml version="1.0"?>\n<!-- a drawing -->\n<SVG viewBox="0 0 1 1"></SVG>',
  ])('refuses an SVG by name: %s', (text) => {
    expect(findPictureProblem(Buffer.from(text))).toBe('picture_svg')
  })

  it.each([
    ['a PNG with a page behind it', Buffer.concat([png, Buffer.from('<html><body>Hi</body></html>')])],
    ['a PNG with anything behind it', Buffer.concat([png, Buffer.from('x')])],
    ['a GIF with a script behind it', Buffer.concat([gif, Buffer.from('=1;alert(1)')])],
    ['a WebP with anything behind it', Buffer.concat([webp, Buffer.alloc(4, 1)])],
    ['a JPEG with a script behind it', Buffer.concat([jpeg, Buffer.from(SCRIPT)])],
    ['a JPEG with a script in a comment', withComment(SCRIPT)],
    ['a JPEG with a drawing in a comment', withComment('<SVG onload=alert(1)>')],
    ['a JPEG with a program in a comment', withComment('<?php system($_GET[0]); ?>')],
    ['a JPEG that is an archive as well', Buffer.concat([jpeg, ZIP_END])],
    ['a JPEG that is a document as well', Buffer.concat([jpeg, Buffer.from('%PDF-1.4')])],
  ])('refuses %s', (_, file) => {
    expect(findPictureProblem(file)).toBe('picture_mixed')
  })

  it.each([
    ['a PNG', png],
    ['a WebP', webp],
    ['a GIF', gif],
  ])('refuses the first half of %s', (_, file) => {
    expect(findPictureProblem(file.subarray(0, Math.max(30, file.length / 2)))).toBe('picture_unreadable')
  })

  it('reads no further than a file of any length goes', () => {
    for (const file of [png, gif, webp, jpeg]) {
      for (let length = 0; length < file.length; length += 1) {
        expect(() => findPictureProblem(file.subarray(0, length))).not.toThrow()
      }
    }
  })
})

function withComment(text: string): Buffer {
  const length = Buffer.alloc(2)
  length.writeUInt16BE(text.length + 2)
  return Buffer.concat([jpeg.subarray(0, 2), Buffer.from([0xff, 0xfe]), length, Buffer.from(text), jpeg.subarray(2)])
}
