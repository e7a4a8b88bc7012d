import type { Viewport } from 'next'
import { CARD_COLORS } from '@/components/layout/theme-colors'

/** The browser's bars continue the card that fills a phone. */
export const cardViewport: Viewport = {
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: CARD_COLORS.light },
    { media: '(prefers-color-scheme: dark)', color: CARD_COLORS.dark },
  ],
}
