import type { MailBrand } from '@/lib/vocabulary/brand'

/** Initials would say less than the product's mark to somebody who knows their own name, or nobody's. */
export function pictured(brand: MailBrand): MailBrand | null {
  return brand.faceUrl || brand.logoUrl ? brand : null
}
