import {
  CalendarDays,
  ClipboardList,
  Clock,
  LifeBuoy,
  type LucideIcon,
  MessageCircle,
  Plug,
  Settings,
  ShieldCheck,
} from 'lucide-react'

export type NavItem = { label: string; href: string; icon: LucideIcon; isExternal?: boolean; covers?: RegExp }

/** `covers` names the paths on which an entry is the current one, where its own address does not say so already. */
export const screens: readonly NavItem[] = [
  { label: 'Meetings', href: '/meetings', icon: CalendarDays, covers: /^\/($|meetings(\/|$))/ },
  { label: 'Time Slot Pages', href: '/time-slot-pages', icon: Clock },
  { label: 'Integrations', href: '/integrations', icon: Plug },
  { label: 'Forms', href: '/forms', icon: ClipboardList, covers: /^\/(forms|response)(\/|$)/ },
  { label: 'Settings', href: '/settings', icon: Settings },
]

export type HelpLinks = { supportUrl: string; securityUrl: string }

export function helpItems({ supportUrl, securityUrl }: HelpLinks): NavItem[] {
  return [
    { label: 'Contact Us', href: '/contact', icon: MessageCircle },
    { label: 'Support', href: supportUrl, icon: LifeBuoy, isExternal: true },
    { label: 'Security', href: securityUrl, icon: ShieldCheck, isExternal: true },
  ]
}

export function isCurrent(item: NavItem, pathname: string): boolean {
  if (item.covers) return item.covers.test(pathname)
  return pathname === item.href || pathname.startsWith(`${item.href}/`)
}
