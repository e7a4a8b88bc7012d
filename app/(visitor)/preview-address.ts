import { withLanguage } from '@/lib/meetings/visitor/with-language'
import type { Language } from '@/lib/shared/languages'

export const PREVIEW_SIZE = { width: 1200, height: 630 }

/**
 * The picture of the page at `path`, for its metadata: whoever reads them says no language. Apart from the code that draws it, which
 * carries 20 MB of libraries into every page's function.
 */
export function previewOf(path: string, language: Language, alt: string) {
  return [{ url: withLanguage(`${path}/picture`, language), alt, ...PREVIEW_SIZE, type: 'image/png' }]
}
