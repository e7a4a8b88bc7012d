import { describe, expect, test } from 'vitest'
import { MAX_FUNCTION_MB, readFunctionSizes } from '@/scripts/function-sizes.mjs'

const functions = readFunctionSizes()

describe('npm run sizes', () => {
  test('no function is too large for a serverless host, but for those that draw pictures', () => {
    expect(functions.length).toBeGreaterThan(100)
    const tooLarge = functions.filter(({ mb, drawsPictures }) => !drawsPictures && mb > MAX_FUNCTION_MB)
    expect(tooLarge.map(({ name, mb }) => `${name}: ${mb.toFixed(1)} MB`)).toEqual([])
  })

  test('no page of visitors carries the library that draws pictures', () => {
    const drawing = functions.filter(({ drawsPictures }) => drawsPictures).map(({ name }) => name)
    expect(drawing.filter((name) => name.endsWith('/page'))).toEqual([])
  })
})
