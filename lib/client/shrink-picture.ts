import { MAX_UPLOAD_BYTES } from '@/lib/settings/schema'

/** Enough for any use of a picture, and small enough for the limit. */
const MAX_SIDE = 1200

/** Photos of phones are larger than what may be uploaded. A file that the browser cannot draw is left for the server to judge. */
export async function shrinkPicture(file: Blob): Promise<Blob> {
  if (file.size <= MAX_UPLOAD_BYTES) return file
  try {
    const bitmap = await createImageBitmap(file)
    const scale = Math.min(1, MAX_SIDE / Math.max(bitmap.width, bitmap.height))
    const canvas = document.createElement('canvas')
    canvas.width = Math.max(1, Math.round(bitmap.width * scale))
    canvas.height = Math.max(1, Math.round(bitmap.height * scale))
    canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
    bitmap.close()
    // Keeps transparency. Browsers that cannot write WebP write PNG.
    return (await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/webp', 0.9))) ?? file
  } catch {
    return file
  }
}
