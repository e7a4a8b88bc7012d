import { type Browser, chromium } from 'playwright/test'
import { findSystemChromium } from '@/scripts/chromium.mjs'

/** Starts the browser that measures, as the browser tests start theirs. The caller closes it. */
export function openBrowser(): Promise<Browser> {
  const noSandbox = process.getuid?.() === 0 ? ['--no-sandbox'] : []
  const executablePath = findSystemChromium() ?? undefined
  return chromium.launch({ executablePath, args: [...noSandbox, '--disable-dev-shm-usage'] })
}
