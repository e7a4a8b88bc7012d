import { type RenderOptions, render as renderBare } from '@testing-library/react'
import type { ReactNode } from 'react'
import { WithTexts } from './with-texts'

export * from '@testing-library/react'

/** `render` with all English texts around what it draws. */
export function render(ui: ReactNode, options: Omit<RenderOptions, 'wrapper'> = {}) {
  return renderBare(ui, { ...options, wrapper: WithTexts })
}
