'use client'

import type { ComponentProps } from 'react'
import { EditForm } from '../forms/edit-form'
import { ResponsesPanel } from './responses-panel'

/** The editor of a form, opened at its responses: they come with the screen, and hydrate with it. */
export function FormResponses(props: Omit<ComponentProps<typeof EditForm>, 'Responses'>) {
  return <EditForm {...props} Responses={ResponsesPanel} />
}
