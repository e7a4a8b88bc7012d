import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import type { OwnerId } from '@/db/owner-id'
import { encodePicture, toSquare } from '@/lib/settings/encode-picture'

const OWNER = 'a5a1b9b0-0000-4000-8000-000000000001' as OwnerId
const MIDDLE = { x: 0.5, y: 0.5, zoom: 1 }

/** Red at the left, blue at the right. */
const twoHalves = () =>
  sharp({ create: { width: 600, height: 300, channels: 3, background: '#ff0000' } })
    .composite([
      { input: { create: { width: 300, height: 300, channels: 3, background: '#0000ff' } }, left: 300, top: 0 },
    ])
    .png()
    .toBuffer()

/** A PNG that says it has `side` × `side` pixels, with `more` chunks before those. */
function pngOf(side: number, more: Buffer[] = []): Buffer {
  const head = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 8, 2, 0, 0, 0])
  head.writeUInt32BE(side, 0)
  head.writeUInt32BE(side, 4)
  const pixels = deflateSync(Buffer.alloc(310))
  const chunks = [toChunk('IHDR', head), ...more, toChunk('IDAT', pixels), toChunk('IEND', Buffer.alloc(0))]
  return Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), ...chunks])
}

function toChunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type), data])
  const chunk = Buffer.alloc(named.length + 8)
  chunk.writeUInt32BE(data.length, 0)
  named.copy(chunk, 4)
  chunk.writeUInt32BE(crc32(named), named.length + 4)
  return chunk
}

/** A GIF of one frame that says it has `side` × `side` pixels. */
function gifOf(side: number): Buffer {
  const size = Buffer.from([side & 0xff, side >> 8, side & 0xff, side >> 8])
  return Buffer.concat([
    Buffer.from('GIF89a'),
    size,
    Buffer.from('8000000000ffffff2c00000000', 'hex'),
    size,
    Buffer.from('000202440100' + '3b', 'hex'),
  ])
}

async function colorAt(picture: Buffer, left: number, top: number): Promise<number[]> {
  const { data } = await sharp(picture)
    .extract({ left, top, width: 1, height: 1 })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return [...data]
}

describe('toSquare', () => {
  it('is the middle of the longer side', () => {
    expect(toSquare({ width: 600, height: 300 }, MIDDLE)).toEqual({ left: 150, top: 0, width: 300, height: 300 })
    expect(toSquare({ width: 300, height: 600 }, MIDDLE)).toEqual({ left: 0, top: 150, width: 300, height: 300 })
  })

  it('stays inside the picture, wherever it is and however small', () => {
    const corner = { x: 1, y: 1, zoom: 4 }
    expect(toSquare({ width: 600, height: 300 }, corner)).toEqual({ left: 525, top: 225, width: 75, height: 75 })
    expect(toSquare({ width: 1, height: 1 }, corner)).toEqual({ left: 0, top: 0, width: 1, height: 1 })
  })
})

describe('encodePicture', () => {
  it('makes a square JPEG of a face, from the chosen part', async () => {
    const left = await encodePicture(OWNER, 'face', await twoHalves(), { x: 0, y: 0, zoom: 1 })
    expect(await sharp(left).metadata()).toMatchObject({ format: 'jpeg', width: 320, height: 320 })
    const [red = 0, , blue = 0] = await colorAt(left, 160, 160)
    expect(red).toBeGreaterThan(240)
    expect(blue).toBeLessThan(15)
    const right = await encodePicture(OWNER, 'face', await twoHalves(), { x: 1, y: 0, zoom: 2 })
    expect((await colorAt(right, 160, 160))[2]).toBeGreaterThan(240)
  })

  it('turns a photo the way its camera was held, and keeps none of its metadata', async () => {
    const photo = await sharp(await twoHalves())
      .withExif({
        IFD0: { Orientation: '6', Artist: 'Ada' },
        IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '41/1 0/1 0/1' },
      })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer()
    const face = await encodePicture(OWNER, 'face', photo, { x: 0, y: 0, zoom: 1 })
    // Turned by a quarter, the red half is on top.
    expect((await colorAt(face, 160, 160))[0]).toBeGreaterThan(240)
    const { exif, orientation, icc, xmp } = await sharp(face).metadata()
    expect({ exif, orientation, icc, xmp }).toEqual({})
    expect(face.includes('Ada')).toBe(false)
  })

  it('keeps the shape and the transparency of a logo', async () => {
    const wide = sharp({
      create: { width: 1200, height: 200, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } },
    })
    const logo = await encodePicture(OWNER, 'logo', await wide.png().toBuffer(), MIDDLE)
    expect(await sharp(logo).metadata()).toMatchObject({ format: 'png', width: 480, height: 80, hasAlpha: true })
  })

  it('puts a face with transparency on white', async () => {
    const clear = sharp({ create: { width: 50, height: 50, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } } })
    const face = await encodePicture(OWNER, 'face', await clear.webp().toBuffer(), MIDDLE)
    expect(Math.min(...(await colorAt(face, 10, 10)))).toBeGreaterThan(250)
  })

  it('stays small even for noise', async () => {
    const noise = { width: 900, height: 900, channels: 4 as const, background: '#777777' }
    const file = await sharp({ create: { ...noise, noise: { type: 'gaussian', mean: 128, sigma: 60 } } })
      .png()
      .toBuffer()
    expect((await encodePicture(OWNER, 'face', file, MIDDLE)).length).toBeLessThan(100_000)
    expect((await encodePicture(OWNER, 'logo', file, MIDDLE)).length).toBeLessThan(100_000)
  })

  it('refuses a small file that would unfold to too many pixels, before it unfolds', async () => {
    const bomb = await sharp({ create: { width: 5_000, height: 5_000, channels: 3, background: '#000000' } })
      .png()
      .toBuffer()
    expect(bomb.length).toBeLessThan(100_000)
    await expect(encodePicture(OWNER, 'face', bomb, MIDDLE)).rejects.toMatchObject({ code: 'picture_too_wide' })
  })

  it.each([
    ['PNG', pngOf(60_000), 'picture_too_wide'],
    ['GIF', gifOf(60_000), 'picture_unreadable'],
  ])('refuses a few bytes that call themselves a %s of 3.6 gigapixels', async (_, bomb, code) => {
    expect(bomb.length).toBeLessThan(100)
    await expect(encodePicture(OWNER, 'face', bomb, MIDDLE)).rejects.toMatchObject({ code })
  })

  it.each([
    ['text', 'zTXt', 'Comment\0\0'],
    ['color profile', 'iCCP', 'icc\0\0'],
  ])('leaves a %s that unfolds to 100 MB folded', async (_, type, name) => {
    const folded = Buffer.concat([Buffer.from(name, 'latin1'), deflateSync(Buffer.alloc(100_000_000))])
    const before = process.memoryUsage().rss
    const face = await encodePicture(OWNER, 'face', pngOf(10, [toChunk(type, folded)]), MIDDLE)
    expect(process.memoryUsage().rss - before).toBeLessThan(50_000_000)
    expect(face.length).toBeLessThan(1_000)
  })

  it.each(['gif', 'webp'] as const)('takes the first frame of an animated %s', async (format) => {
    const frames = await Promise.all(
      ['#ff0000', '#0000ff'].map((background) =>
        sharp({ create: { width: 30, height: 30, channels: 3, background } })
          .png()
          .toBuffer(),
      ),
    )
    const moving = await sharp(frames, { join: { animated: true } })
      .toFormat(format)
      .toBuffer()
    expect((await sharp(moving).metadata()).pages).toBe(2)
    const face = await encodePicture(OWNER, 'face', moving, MIDDLE)
    expect(await sharp(face).metadata()).toMatchObject({ width: 320, height: 320 })
    expect((await colorAt(face, 160, 160))[0]).toBeGreaterThan(240)
    const logo = await encodePicture(OWNER, 'logo', moving, MIDDLE)
    expect(await sharp(logo).metadata()).toMatchObject({ width: 30, height: 30 })
  })

  it('turns the colors of a JPEG for print into those of screens', async () => {
    const print = await sharp(await twoHalves())
      .toColourspace('cmyk')
      .jpeg()
      .toBuffer()
    expect((await sharp(print).metadata()).space).toBe('cmyk')
    for (const kind of ['face', 'logo'] as const) {
      const picture = await encodePicture(OWNER, kind, print, { x: 0, y: 0, zoom: 1 })
      expect(await sharp(picture).metadata()).toMatchObject({ space: 'srgb' })
      const [red = 0, , blue = 0] = await colorAt(picture, 20, 20)
      expect(red).toBeGreaterThan(200)
      expect(blue).toBeLessThan(40)
    }
  })

  it.each(['jpeg', 'png', 'webp', 'gif'] as const)('refuses a damaged %s', async (format) => {
    const file = await sharp(await twoHalves())
      .toFormat(format)
      .toBuffer()
    const damaged = file.subarray(0, Math.floor(file.length / 2))
    await expect(encodePicture(OWNER, 'face', damaged, MIDDLE)).rejects.toMatchObject({ code: 'picture_unreadable' })
  })

  it('never runs the decoders of other formats', async () => {
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"/>')
    await expect(encodePicture(OWNER, 'face', svg, MIDDLE)).rejects.toMatchObject({ code: 'picture_unreadable' })
    const tiff = await sharp(await twoHalves())
      .tiff()
      .toBuffer()
    await expect(encodePicture(OWNER, 'face', tiff, MIDDLE)).rejects.toMatchObject({ code: 'picture_unreadable' })
  })

  it('leaves the framework what it draws preview images with', async () => {
    await encodePicture(OWNER, 'face', await twoHalves(), MIDDLE)
    const drawing = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"/>')
    expect((await sharp(await sharp(drawing).png().toBuffer()).metadata()).width).toBe(10)
  })

  it('works on one picture after another, and refuses what would wait too long', async () => {
    const file = await twoHalves()
    const all = await Promise.allSettled(Array.from({ length: 6 }, () => encodePicture(OWNER, 'face', file, MIDDLE)))
    const refused = all.filter(({ status }) => status === 'rejected')
    expect(refused).toHaveLength(3)
    expect(refused[0]).toMatchObject({ reason: { code: 'busy_with_pictures' } })
  })
})
