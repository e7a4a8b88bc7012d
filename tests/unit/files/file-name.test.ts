import { describe, expect, it } from 'vitest'
import { extensionOf, toFileName } from '@/lib/files/file-name'

describe('toFileName', () => {
  it.each([
    ['cv.pdf', 'cv.pdf'],
    ['%C3%9Cbersicht%20%E6%97%A5%E6%9C%AC.pdf', 'Übersicht 日本.pdf'],
    ['..%2F..%2Fetc%2Fpasswd', 'passwd'],
    ['C%3A%5CUsers%5Cada%5Ccv.pdf', 'cv.pdf'],
    ['%2Fetc%2F', 'file'],
    ['..', 'file'],
    ['', 'file'],
    ['%20%20', 'file'],
    ['a%00b%0D%0AX-Evil%3A%201.txt', 'abX-Evil_ 1.txt'],
    // A mark that turns the direction shows "exe.png" otherwise.
    ['holiday%E2%80%AEgnp.exe', 'holidaygnp.exe'],
    ['cv.exe.%20.', 'cv.exe'],
    ['a%22b%3Cc%3E.txt', 'a_b_c_.txt'],
    ['e%CC%81.txt', 'é.txt'],
  ])('reads %s as %s', (encoded, name) => {
    expect(toFileName(encoded)).toBe(name)
  })

  it('is null for an encoding that is broken', () => {
    for (const broken of ['%', '%zz', '%ff', '%C3']) expect(toFileName(broken)).toBeNull()
  })

  it('cuts a long one before its extension, and never through a character', () => {
    expect(toFileName(`${'a'.repeat(500)}.pdf`)).toBe(`${'a'.repeat(196)}.pdf`)
    const cut = toFileName(encodeURIComponent('😀'.repeat(300)))
    expect(cut?.length).toBeLessThanOrEqual(200)
    expect(cut?.isWellFormed()).toBe(true)
  })
})

describe('extensionOf', () => {
  it('is what stands after the last dot, in lower case', () => {
    expect(extensionOf('CV.Final.PDF')).toBe('pdf')
    expect(extensionOf('README')).toBe('')
    expect(extensionOf(`a.${'x'.repeat(17)}`)).toBe('')
  })
})
