import type { ComponentProps, ComponentType } from 'react'
import type { AskedForm } from '@/lib/forms/form'
import type { AskedQuestions } from './asked-questions'

/** A page's form, and the component that renders it. */
export type Questions = { form: AskedForm; AskedQuestions: ComponentType<ComponentProps<typeof AskedQuestions>> }

/** Loads what draws the questions, where there are any. */
export async function loadQuestions(form: AskedForm | undefined): Promise<Questions | null> {
  if (!form) return null
  const { AskedQuestions, loadTypeCode } = await import('./asked-questions')
  await loadTypeCode(form)
  return { form, AskedQuestions }
}
