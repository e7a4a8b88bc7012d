'use client'

import dynamic from 'next/dynamic'
import type { ComponentProps } from 'react'
import { EditForm } from '../forms/edit-form'
import { ListSkeleton } from './skeletons'

const ResponsesPanel = dynamic(async () => (await import('./responses-panel')).ResponsesPanel, {
  loading: ListSkeleton,
})

/** The editor of a form with its responses as one of its tabs. */
export function FormEditor(props: Omit<ComponentProps<typeof EditForm>, 'Responses'>) {
  return <EditForm {...props} Responses={ResponsesPanel} />
}
