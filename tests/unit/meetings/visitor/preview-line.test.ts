import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { drawLine } from '@/app/(visitor)/preview-line'
import type { PreviewLetters } from '@/components/visitor/shared/preview-letters'

const LETTERS: PreviewLetters = { fontSize: 40, fontWeight: 600, color: '#ff0000' }

async function draw(text: string, width = 1000) {
  const line = await drawLine(text, LETTERS, width)
  if (typeof line === 'string') throw new Error('not drawn')
  return { ...line, image: sharp(Buffer.from(line.src.split(',')[1] ?? '', 'base64')) }
}

describe('drawLine', () => {
  it('leaves lines without Arabic letters to the renderer', async () => {
    expect(await drawLine('Intro call', LETTERS, 1000)).toBe('Intro call')
    expect(await drawLine('', LETTERS, 1000)).toBe('')
  })

  it('joins the letters', async () => {
    const joined = await draw('سلسلة')
    const apart = await draw('س\u200cل\u200cس\u200cل\u200cة')
    expect(joined.width).toBeLessThan(apart.width)
  })

  it('sets them from the right', async () => {
    // Tall letters first, a low stroke after them.
    const { image, width, height } = await draw('ااا ـــــ')
    const top = async (left: number) => {
      const half = { left, top: 0, width: Math.floor(width), height: Math.floor(height) }
      return Math.max(...(await image.clone().extract(half).extractChannel(3).raw().toBuffer()))
    }
    expect(await top(Math.floor(width))).toBe(255)
    expect(await top(0)).toBe(0)
  })

  it('draws them in the color, breaks them at the width and shows signs of markup as they are', async () => {
    const { image, width, height } = await draw('أ < ب & ج', 200)
    expect((await image.stats()).channels.slice(0, 3).map((channel) => channel.max)).toEqual([255, 0, 0])
    const long = await draw('استشارة أولى عن المشروع الجديد', 200)
    expect(width).toBeLessThanOrEqual(200)
    expect(long.width).toBeLessThanOrEqual(200)
    expect(long.height).toBeGreaterThan(height * 2)
  })
})
