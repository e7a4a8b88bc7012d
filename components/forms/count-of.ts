/** `1 question`, `2 questions`. */
export function countOf(count: number, thing: string): string {
  return `${count.toLocaleString('en-US')} ${thing}${count === 1 ? '' : 's'}`
}
