import { type ClassValue, clsx } from 'clsx'
import { twMerge } from 'tailwind-merge'

/** Joins class names; of two Tailwind classes for one property the later wins. Too heavy (9 kB) for visitors' pages. */
export function cn(...classes: ClassValue[]): string {
  return twMerge(clsx(classes))
}
