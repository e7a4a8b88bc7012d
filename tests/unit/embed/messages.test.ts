import { describe, expect, it } from 'vitest'
import { frameHeight, isHello, slugOfPath } from '@/lib/embed/messages'

describe('isHello, slugOfPath and frameHeight', () => {
  describe('what a framed page and its host tell each other', () => {
    it('takes a greeting for one, and nothing else', () => {
      expect(isHello({ type: 'slotform:hello' })).toBe(true)
      for (const other of [null, undefined, 'slotform:hello', 7, {}, [], { type: 'slotform:ready' }, { type: null }]) {
        expect(isHello(other), JSON.stringify(other)).toBe(false)
      }
    })

    it('reads the slug of a booking page and of a form, also with a slash at the end', () => {
      expect(slugOfPath('/intro')).toBe('intro')
      expect(slugOfPath('/form/intro')).toBe('intro')
      expect(slugOfPath('/form/intro/')).toBe('intro')
      expect(slugOfPath('/')).toBe('')
    })

    it('takes the highest thing there is, in whole pixels that cut nothing off', () => {
      expect(frameHeight([700.01, 300])).toBe(701)
      expect(frameHeight([300, 812])).toBe(812)
      expect(frameHeight([])).toBe(0)
    })
  })
})
