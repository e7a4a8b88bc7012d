import type { Region, Sharp, SharpOptions } from 'sharp'
import type { OwnerId } from '@/db/owner-id'
import { processSemaphore } from '@/lib/platform/semaphore'
import type { PictureKind } from '@/lib/shared/brand'
import { AppError } from '@/lib/shared/errors'
import type { Crop } from './schema'

/** In CSS pixels times three: faces are drawn at up to 96. */
const FACE_SIDE = 320
const LOGO = { width: 480, height: 160 }
const MAX_PIXELS = 20_000_000
/** A picture of few pixels that is very long takes long all the same, and its limit of time does not end it. */
const MAX_SIDE = 8_000
const SECONDS = 5

const OPTIONS: SharpOptions = { limitInputPixels: MAX_PIXELS, failOn: 'error' }
/** Decoding takes much memory: one picture at a time. */
const semaphore = processSemaphore('pictures', { permits: 1, maxQueued: 20, maxQueuedPerKey: 2 })
const WAIT = { ms: 10_000 }
const FORMATS: readonly unknown[] = ['jpeg', 'png', 'webp', 'gif']
/** The framework draws preview images from SVG by the same library. */
const LOADERS = ['JpegBuffer', 'PngBuffer', 'WebpBuffer', 'NsgifBuffer', 'SvgBuffer']

/**
 * Draws a picture anew: without metadata, animation or anything else in its file. A face becomes a square JPEG, a logo a
 * PNG of at most 480 × 160. Both stay below 100 kB, whatever they show.
 */
export async function encodePicture(owner: OwnerId, kind: PictureKind, file: Uint8Array, crop: Crop): Promise<Buffer> {
  const release = await semaphore.acquire(owner, WAIT)
  if (!release) throw new AppError('busy_with_pictures', { retryAfterSeconds: 5 })
  try {
    const open = await loadCodec()
    const encode = kind === 'face' ? encodeFace : encodeLogo
    const image = open(file, OPTIONS)
    const { format, autoOrient } = await image.metadata()
    if (!FORMATS.includes(format)) throw new AppError('picture_unreadable')
    if (Math.max(autoOrient.width, autoOrient.height) > MAX_SIDE) throw new AppError('picture_too_wide')
    return await encode(image.autoOrient(), toSquare(autoOrient, crop)).timeout({ seconds: SECONDS }).toBuffer()
  } catch (error) {
    throw toRefusal(error)
  } finally {
    release()
  }
}

function encodeFace(image: Sharp, square: Region): Sharp {
  return image
    .extract(square)
    .resize(FACE_SIDE, FACE_SIDE)
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: 82, mozjpeg: true })
}

function encodeLogo(image: Sharp): Sharp {
  return image.resize({ ...LOGO, fit: 'inside', withoutEnlargement: true }).png({ palette: true, quality: 90 })
}

/** In whole pixels inside the picture. */
export function toSquare({ width, height }: { width: number; height: number }, { x, y, zoom }: Crop) {
  const side = Math.max(1, Math.floor(Math.min(width, height) / zoom))
  return { left: Math.round((width - side) * x), top: Math.round((height - side) * y), width: side, height: side }
}

/** Loaded for the first upload. The decoders of all other formats may not run in this process. */
async function loadCodec() {
  const { default: sharp } = await import('sharp')
  sharp.block({ operation: ['VipsForeignLoad'] })
  sharp.unblock({ operation: LOADERS.map((name) => `VipsForeignLoad${name}`) })
  sharp.concurrency(1)
  sharp.cache(false)
  return sharp
}

function toRefusal(error: unknown): unknown {
  if (error instanceof AppError) return error
  const { code, message = '' } = error as NodeJS.ErrnoException
  if (code === 'ERR_MODULE_NOT_FOUND' || code === 'MODULE_NOT_FOUND' || /^Could not load/.test(message)) return error
  return new AppError(/pixel limit/.test(message) ? 'picture_too_wide' : 'picture_unreadable')
}
