'use client'

import { createContext, type ReactNode, useContext } from 'react'
import { UnsavedGuard } from '../../layout/unsaved-guard'
import { useBuilderState } from './use-builder-state'

type Builder = ReturnType<typeof useBuilderState>

const BuilderContext = createContext<Builder | null>(null)

/** Holds what is typed, what can be undone and what is selected while a form's editor is open, for all its tabs. */
export function BuilderProvider({ formId, children }: { formId: string; children: ReactNode }) {
  const builder = useBuilderState(formId)
  return (
    <BuilderContext value={builder}>
      {children}
      <UnsavedGuard isDirty={builder.state === 'failed' || builder.state === 'refused'} />
    </BuilderContext>
  )
}

export function useBuilder(): Builder {
  const builder = useContext(BuilderContext)
  if (!builder) throw new Error('There is no BuilderProvider around this')
  return builder
}
