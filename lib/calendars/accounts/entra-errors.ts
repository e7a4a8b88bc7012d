import type { ConnectErrorCode } from '../screen/connect-error'

/** Numbers of Microsoft's sign-in that say more than OAuth's own words. */
const NUMBERS: [ConnectErrorCode, number[]][] = [
  // An account of one organization at the door of another.
  ['AADSTS50020', [50020]],
  // The organization, or its registration of this application, does not admit this kind of account.
  ['tenant_access', [50059, 50105, 50128, 50177, 50194, 90002, 90072, 500021, 700016]],
  // The owner or the organization's administrator has not agreed yet.
  ['consent_required', [65001, 90093, 90094, 90095, 900941]],
  // This server's secret is wrong or has ended.
  ['configuration_error', [7000215, 7000222]],
]

/** Null without a known number. Microsoft changes its texts, but not the numbers, which may come beside the text. */
export function toEntraError(text: string, codes: unknown = []): ConnectErrorCode | null {
  const named = [...text.matchAll(/\bAADSTS(\d+)/g)].map(([, digits]) => Number(digits))
  const numbers = [...named, ...(Array.isArray(codes) ? codes.map(Number) : [])]
  return NUMBERS.find(([, known]) => numbers.some((number) => known.includes(number)))?.[0] ?? null
}
