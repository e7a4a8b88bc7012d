import localFont from 'next/font/local'

/** The letters that most pages need, a third of the whole font. assets/fonts/README.md says how it is made. */
export const latinFont = localFont({
  src: '../assets/fonts/geist-latin.woff2',
  weight: '400 600',
  variable: '--font-latin',
})

/** For letters that the first one lacks. Browsers load it only for a page that has any. */
export const otherFont = localFont({
  src: '../assets/fonts/geist-other.woff2',
  weight: '400 600',
  variable: '--font-other',
  preload: false,
  adjustFontFallback: false,
  declarations: [
    {
      prop: 'unicode-range',
      value:
        'U+18F, U+1A0-1EF, U+237, U+259, U+31B, U+370-52F, U+1E00-1E9D, U+1EA0-1EF1, U+1EF4-1EFF, U+20A9-20AB, U+20B1-20BF',
    },
  ],
})
