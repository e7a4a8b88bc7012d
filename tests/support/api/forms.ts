import type { FormResponse } from '@/lib/forms/form'
import type { Question } from '@/lib/shared/forms/question'
import { type Answer, ApiClient } from './client'

export async function listQuestions(owner: ApiClient, formId: string): Promise<Question[]> {
  return (await owner.get(`/api/forms/${formId}/questions`)).body as Question[]
}

export async function listResponses(owner: ApiClient, formId: string, search = ''): Promise<FormResponse[]> {
  return (await owner.get(`/api/forms/${formId}/responses${search}`)).body as FormResponse[]
}

export function submit(slug: string, body: object, headers: Record<string, string> = {}) {
  return new ApiClient().post(`/api/public/forms/${slug}/submit`, body, { headers }) as Promise<
    Answer<{ id: string; message: string }>
  >
}
