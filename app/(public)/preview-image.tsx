import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { ImageResponse } from 'next/og'
import type { ReactElement } from 'react'

// From the package that the pages' own font comes from; nothing is fetched. Each is named in full for what packs a build.
const REGULAR = path.join(process.cwd(), 'node_modules/geist/dist/fonts/geist-sans/Geist-Regular.ttf')
const SEMI_BOLD = path.join(process.cwd(), 'node_modules/geist/dist/fonts/geist-sans/Geist-SemiBold.ttf')

export const PREVIEW_SIZE = { width: 1200, height: 630 }

/** The picture of a shared link. `maxAgeSeconds` is how long others may keep it. */
export async function drawPreview(card: ReactElement, maxAgeSeconds: number): Promise<ImageResponse> {
  const [regular, semiBold] = await Promise.all([readFile(REGULAR), readFile(SEMI_BOLD)])
  return new ImageResponse(card, {
    ...PREVIEW_SIZE,
    fonts: [
      { name: 'Geist', data: regular, weight: 400 },
      { name: 'Geist', data: semiBold, weight: 600 },
    ],
    headers: { 'Cache-Control': `public, max-age=${maxAgeSeconds}` },
  })
}
