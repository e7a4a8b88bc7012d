import { readFile } from 'node:fs/promises'
import path from 'node:path'

// Nothing is fetched. The paths are literals because the tracer of the build finds only those.
const REGULAR = path.join(process.cwd(), 'assets/fonts/geist-regular.ttf')
const SEMI_BOLD = path.join(process.cwd(), 'assets/fonts/geist-semi-bold.ttf')
const JAPANESE_REGULAR = path.join(process.cwd(), 'assets/fonts/noto-japanese-regular.woff')
const JAPANESE_BOLD = path.join(process.cwd(), 'assets/fonts/noto-japanese-bold.woff')
const ARABIC_REGULAR = path.join(process.cwd(), 'assets/fonts/noto-arabic-regular.ttf')
const ARABIC_BOLD = path.join(process.cwd(), 'assets/fonts/noto-arabic-bold.ttf')
const JAPANESE_LETTERS = path.join(process.cwd(), 'assets/fonts/noto-japanese.txt')

/** The fonts of a preview. The Japanese one takes time to read, so only pictures with its letters get it. */
export async function previewFonts(hasJapanese: boolean) {
  const [regular, semiBold, japaneseRegular, japaneseBold] = await Promise.all([
    readFile(REGULAR),
    readFile(SEMI_BOLD),
    ...(hasJapanese ? [readFile(JAPANESE_REGULAR), readFile(JAPANESE_BOLD)] : []),
  ])
  return [
    ...inTwoWeights('Geist', regular, semiBold),
    ...(japaneseRegular && japaneseBold ? inTwoWeights('Noto Sans JP', japaneseRegular, japaneseBold) : []),
  ]
}

/** The files and families for lines that are drawn apart: Latin letters stand among Arabic ones. */
export const ARABIC_FONT_FILES = [REGULAR, SEMI_BOLD, ARABIC_REGULAR, ARABIC_BOLD]
export const ARABIC_FAMILIES = 'Geist, Noto Sans Arabic'

export async function japaneseLetters(): Promise<ReadonlySet<string>> {
  return new Set((await readFile(JAPANESE_LETTERS, 'utf8')).trim())
}

function inTwoWeights(name: string, normal: Buffer, bold: Buffer) {
  return [
    { name, data: normal, weight: 400 as const },
    { name, data: bold, weight: 600 as const },
  ]
}
