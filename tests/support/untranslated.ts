import type { Page } from 'playwright/test'
import { LANGUAGES } from '@/lib/shared/languages'

const NAMES = Object.values(LANGUAGES).map(({ name }) => name)

/** Plain letters on screens that are not texts of a catalogue. */
const NO_TEXTS = [
  // Formats of `Intl`, which does not speak the pseudo-language: months, days, hours, zones.
  /\b(?:January|February|March|April|May|June|July|August|September|October|November|December)\b/g,
  /\b(?:Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sep|Oct|Nov|Dec)\b/g,
  /\b(?:Mon|Tues?|Wed(?:nes)?|Thu(?:rs)?|Fri|Sat(?:ur)?|Sun)(?:day)?\b/g,
  /^[MTWFS]$/g,
  /\b\d{1,2}(?::\d\d)? (?:AM|PM)\b|\b(?:12|24)h\b/g,
  /\b(?:yesterday|today|tomorrow|in [\d,]+ (?:day|hour|minute)s?|[\d,]+ days? ago)\b/g,
  /\(GMT[+-]\d\d:\d\d\) [\p{L}.'() -]+(?:· DST)?/gu,
  /\bGMT\b/g,
  /\bMMM D YYYY\b|\bD MMM YYYY\b/g,
  // Languages, which are named in their own words.
  new RegExp(`^(?:${NAMES.map((name) => name.replace(/[()]/g, '\\$&')).join('|')})$`, 'g'),
  // Products and standards.
  /\b(?:Slotform|Google Meet|Google Calendar|Google|Microsoft Teams|Microsoft|Outlook|Teams|Zoom|BigBlueButton|CalDAV|UTC)\b/g,
  // Keys and colors.
  /\(F8\)|#[0-9a-f]{6}\b/g,
  // Addresses and paths.
  /[\w.+-]+@[\w.-]+|https?:\/\/\S+|\blocalhost:\d+|\/[\w./-]+/g,
]

/**
 * Finds letters on a screen that do not come from a catalogue, with PSEUDO_LANGUAGE=1: letters of its texts have accents.
 * Data that the test itself has entered must have no Latin letters, or match `own`.
 */
export async function findUntranslated(page: Page, own: RegExp[] = []): Promise<string[]> {
  return untranslatedOf(await page.evaluate(shownTexts), own)
}

export function untranslatedOf(texts: string[], own: RegExp[] = []): string[] {
  const rest = texts.map((text) => [...own, ...NO_TEXTS].reduce((left, pattern) => left.replace(pattern, ''), text))
  return [...new Set(rest.filter((text) => /[a-z]/i.test(text)).map((text) => text.trim()))]
}

/** Everything that people see or hear on the document and in previews of its link. It runs in the browser, so it uses nothing from outside. */
export function shownTexts(): string[] {
  const read = 'aria-label aria-description aria-roledescription aria-valuetext title alt placeholder label'.split(' ')
  const previews =
    'meta[name=description], meta[property="og:title"], meta[property="og:description"], meta[property="og:image:alt"]'
  const metas = [...document.querySelectorAll<HTMLMetaElement>(previews)]
  const texts = [document.title, ...metas.map(({ content }) => content)]
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT)
  for (let node: Node | null = walker.currentNode; node; node = walker.nextNode()) {
    if (node instanceof Element) texts.push(...read.map((name) => (node as Element).getAttribute(name) ?? ''))
    else if (node.parentElement?.matches('noscript')) {
      // Its elements are text for a browser with scripts.
      texts.push(new DOMParser().parseFromString(node.textContent ?? '', 'text/html').body.textContent ?? '')
    } else if (!node.parentElement?.closest('script, style, template, code, pre, kbd'))
      texts.push(node.textContent ?? '')
    if (node instanceof HTMLTextAreaElement || (node instanceof HTMLInputElement && node.type === 'text')) {
      texts.push(node.value)
    }
  }
  return texts
}
