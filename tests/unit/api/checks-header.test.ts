import { describe, expect, it } from 'vitest'
import { parseOrThrow } from '@/lib/api/body'
import { toErrorResponse } from '@/lib/api/respond'
import { contactSchema } from '@/lib/contact/schema'
import { CHECKS_HEADER } from '@/lib/shared/checks-header'
import { AppError } from '@/lib/shared/errors'
import { check } from '@/messages/check'

async function answerTo(work: () => unknown, headers = {}) {
  try {
    work()
  } catch (error) {
    return await toErrorResponse(error, new Headers(headers)).json()
  }
  throw new Error('Nothing was refused')
}

const wrong = () => parseOrThrow(contactSchema, { fullName: 'Ada', email: 'ada@example.com', message: 'Hi' })
const tooShort = { path: 'message', message: 'Message must be at least 10 characters' }

describe('toErrorResponse', () => {
  it('says checks in English to whoever calls the API', async () => {
    expect(await answerTo(wrong)).toEqual({ message: tooShort.message, code: 'invalid_input', issues: [tooShort] })
  })

  it('gives our own screens the data of checks, in the same shape', async () => {
    const message = check('messageTooShort', { min: 10 })
    expect(await answerTo(wrong, { [CHECKS_HEADER]: '1' })).toEqual({
      message,
      code: 'invalid_input',
      issues: [{ path: 'message', message }],
    })
  })

  it('leaves the words of an owner as they are', async () => {
    const closed = () => {
      throw new AppError('form_closed', { message: 'check:We are full' })
    }
    expect(await answerTo(closed, { [CHECKS_HEADER]: '1' })).toMatchObject({ message: 'check:We are full' })
    expect((await answerTo(closed)).code).toBe('form_closed')
  })
})
