import { describe, expect, it } from 'vitest'
import { cleanName, isSafeToRepeat, nameToRepeat } from '@/lib/shared/text/person-name'

describe('isSafeToRepeat', () => {
  it.each([
    'Vera Visitor',
    "O'Neill",
    'J. R. R. Tolkien',
    'J.R. Smith',
    'Martin Luther King Jr.',
    'Dr. Ana-María Núñez',
    'Müller/Meier',
    '佐藤・健'.replace('・', ' '),
    'محمد علی',
    'سلمان\u200cفارسی',
    'Anne Marie (HR): team 4',
    '12. Klasse',
    'Visitor 1763769600000',
  ])('takes %s for a name', (name) => {
    expect(isSafeToRepeat(name)).toBe(true)
  })

  it.each([
    'verify at https://evil.example/login',
    'verify at hxxp://localhost',
    'http:\\\\localhost',
    'www.evil',
    'WWW.EVIL.EXAMPLE',
    'evil.example',
    'go to evil.example now',
    'evil.co/login',
    'evil.xn--p1ai',
    'пример.рф',
    '1.2.3.4/login',
    '10.1',
    'me@evil',
    'evil。example',
    'evil．example',
    'evil｡example',
    'evil․example',
    'evil﹒example',
    'evil۔example',
    'evil·example',
    'evil.\u200bexample',
    'evil\u2060.\u00adexample',
    'e\u0301vil.\u0301example'.replace('.\u0301', '.'),
    'ｗｗｗ．ｅｖｉｌ．ｅｘａｍｐｌｅ',
    'me＠evil',
    'me﹫evil',
    'https：／／localhost',
    'https:⁄⁄localhost',
    'https∶∕∕localhost',
    '𝐞𝐯𝐢𝐥.𝐜𝐨𝐦',
    'ⓔⓥⓘⓛ.ⓒⓞⓜ',
  ])('takes %s for a link', (name) => {
    expect(isSafeToRepeat(name)).toBe(false)
  })
})

describe('nameToRepeat', () => {
  it('answers the clean name, or null for one that may not be repeated', () => {
    expect(nameToRepeat(' Vera "V"\nVisitor ')).toBe(cleanName('Vera "V"\nVisitor'))
    expect(nameToRepeat('evil.\nexample')).toBe('evil. example')
    expect(nameToRepeat('evil.example')).toBeNull()
    expect(nameToRepeat('\u0007')).toBeNull()
  })
})
