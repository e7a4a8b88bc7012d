import type { Page } from '@playwright/test'

/** Words on screens that are not texts: names of products, formats of dates and zones, addresses. */
const NO_TEXTS = [
  /\b(?:January|February|March|April|May|June|July|August|September|October|November|December)\b/g,
  /\b(?:Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sep|Oct|Nov|Dec)\b/g,
  /\b(?:Mon|Tues?|Wed(?:nes)?|Thu(?:rs)?|Fri|Sat(?:ur)?|Sun)(?:day)?\b/g,
  /\b\d\d:\d\d (?:AM|PM)\b|\b(?:12|24)h\b/g,
  /\(GMT[+-]\d\d:\d\d\) [\p{L} ]+(?:· DST)?/gu,
  /\b(?:Slotform|Google Meet|Google Calendar|Google|Microsoft Teams|Microsoft|Outlook|Teams|Zoom|CalDAV|UTC|MMM D YYYY|D MMM YYYY)\b/g,
  /\S+@\S+|https?:\/\/\S+|\/[\w./-]+/g,
]

/**
 * Finds letters on a screen that do not come from a catalogue, with PSEUDO_LANGUAGE=1: its texts have accents and are
 * in brackets. Data that the test itself has entered must have no Latin letters.
 */
export async function findUntranslated(page: Page): Promise<string[]> {
  const shown = await page.evaluate(() => {
    const read = 'aria-label aria-description aria-roledescription aria-valuetext title alt placeholder label'.split(
      ' ',
    )
    const texts = [document.title]
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT)
    for (let node: Node | null = walker.currentNode; node; node = walker.nextNode()) {
      if (node instanceof Element) texts.push(...read.map((name) => (node as Element).getAttribute(name) ?? ''))
      else if (!node.parentElement?.closest('script, style, template, code, pre')) texts.push(node.textContent ?? '')
    }
    return texts
  })
  const rest = shown.map((text) => NO_TEXTS.reduce((left, pattern) => left.replace(pattern, ''), withoutTexts(text)))
  return [...new Set(rest.filter((text) => /[a-z]{2}/i.test(text)).map((text) => text.trim()))]
}

/** One text may stand inside another as a value. */
function withoutTexts(text: string): string {
  const without = text.replace(/⟦[^⟦⟧]*⟧/g, '')
  return without === text ? text : withoutTexts(without)
}
