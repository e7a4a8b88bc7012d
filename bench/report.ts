export type Figure = {
  name: string
  value: number
  unit: string
  /** The measured value divided by its baseline of the same run. */
  ratio?: number
  goal?: string
  note?: string
}

/** One line of JSON. A figure that misses its goal is printed like any other: machines differ, and this asserts nothing. */
export function report({ value, ratio, ...rest }: Figure): void {
  const { name, unit, goal, note } = rest
  console.log(JSON.stringify({ name, value: round(value), unit, ratio: ratio && round(ratio), goal, note }))
}

/** Four digits that count. */
function round(value: number): number {
  return Number(value.toPrecision(4))
}
